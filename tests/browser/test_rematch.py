"""Playing again: everybody who played sits in their own seat at the new table, whoever asked for it."""

from playwright.sync_api import Locator, expect

from tests.browser.person import Person, play_in_turn, together


def over(one: Person) -> Locator:
    return one.page.get_by_role("dialog", name="Game over")


def give_up(one: Person) -> None:
    one.wait()
    one.click(one.button("Menu"))
    one.click(one.button("Give up"))
    one.click(one.button("Yes, give up"))
    expect(over(one)).to_be_visible()


def seats(one: Person) -> list[int]:
    """The seats that this browser has kept the secrets of."""
    kept: dict[str, list[dict[str, int]]] = one.page.evaluate(
        "JSON.parse(localStorage.getItem('cinderbox.seats') ?? '{}')"
    )
    return [key["seat"] for key in kept.get(one.table, [])]


def test_everybody_sees_the_offer_and_sits_down_again_once_all_agree(person) -> None:
    ann, bob = together(person)
    first = ann.table
    bob.wait()
    give_up(ann)
    bob.click(over(bob).get_by_role("button", name="Close"))
    expect(over(bob)).to_have_count(0)
    ann.click(over(ann).get_by_role("button", name="Again", exact=True))
    expect(over(ann)).to_contain_text("Waiting for Bob.")
    expect(over(bob)).to_contain_text("Ann would like to play again.")
    assert ann.table == first, "nobody is seated before all agree"
    bob.click(over(bob).get_by_role("button", name="Again", exact=True))
    for one in (ann, bob):
        one.page.wait_for_url(lambda url: first not in url)
    assert ann.table == bob.table and (seats(ann), seats(bob)) == ([0], [1])
    bob.wait()
    play_in_turn(ann, bob, until=lambda seen: any(now["end"] for now in seen))


def test_who_would_rather_not_is_asked_once_and_the_other_is_told(person) -> None:
    ann, bob = together(person)
    bob.wait()
    give_up(ann)
    ann.click(over(ann).get_by_role("button", name="one seat further"))
    expect(over(bob)).to_contain_text("everybody one seat further")
    bob.click(over(bob).get_by_role("button", name="Not now"))
    expect(over(ann)).to_contain_text("Bob would rather not.")


def test_one_seat_further_everybody_keeps_the_key(person) -> None:
    ann, bob = together(person)
    first = ann.table
    bob.wait()
    give_up(ann)
    ann.click(over(ann).get_by_role("button", name="one seat further"))
    expect(over(bob)).to_contain_text("everybody one seat further")  # else he asks for the same seats himself
    bob.click(over(bob).get_by_role("button", name="Again", exact=True))
    for one in (ann, bob):
        one.page.wait_for_url(lambda url: first not in url)
        one.wait()
    assert (seats(ann), seats(bob)) == ([1], [0])


def test_who_has_left_already_finds_the_seat_in_the_lobby_and_an_onlooker_gets_none(person) -> None:
    ann, bob = together(person)
    eve = person("Eve").visit(f"/t/{ann.table}")
    expect(eve.page.locator(".prompt")).to_contain_text("You are watching.")
    give_up(ann)
    expect(over(bob)).to_be_visible()
    bob.visit()
    ann.click(over(ann).get_by_role("button", name="Again", exact=True))
    eve.click(over(eve).get_by_role("link", name="Watch it"))
    expect(eve.page.locator(".prompt")).to_contain_text("You are watching.")
    bob.click(bob.page.locator(f".yl a[href='/t/{eve.table}']"))
    expect(bob.page.locator(".card.camp.lit").first).to_be_visible()
    assert (seats(ann), seats(bob), seats(eve)) == ([0], [1], [])


def test_both_who_share_a_screen_play_again_at_it(person) -> None:
    ann = person("Ann")
    ann.visit(f"/t/{ann.make({'kind': 'person', 'name': 'Bea'}, hotseat=True)}")
    first = ann.table
    give_up(ann)
    ann.click(over(ann).get_by_role("button", name="Again", exact=True))
    ann.page.wait_for_url(lambda url: first not in url)
    ann.play_until_my_turn()
    assert seats(ann) == [0, 1]

/** What is marked and not yet said: spaces of a site, cards that go together. A new question begins anew. */
class Picked {
  spaces = $state.raw<string[]>([]);
  cards = $state.raw<string[]>([]);

  clear(): void {
    this.spaces = [];
    this.cards = [];
  }

  toggle(card: string, most: number): void {
    if (this.cards.includes(card)) this.cards = this.cards.filter((one) => one !== card);
    else if (this.cards.length < most) this.cards = [...this.cards, card];
  }
}

export const picked = new Picked();

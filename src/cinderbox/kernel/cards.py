"""Who knows what: the faces of all hidden pieces, kept once for all games.

A *back* is a piece as it lies face down: a number that can be followed with the eye from zone to zone, so
zones are lists of backs and tell nobody anything. What a back shows when it is turned over is its
*face*, and only `Cards` has faces. To shuffle is to let faces trade places under backs that stay put.

A *hand* has no order that anybody but its owner could follow. So whatever is shown from a hand is shown under the
first back that is not known to everybody yet (`bring`), and what a seat has seen of a hand it cannot look into
is known to be in that hand, not under which back.

Of every back one int remembers which seats have *seen* its face where it lies, the last *mixing* it was
part of (0: none since the box was opened), and which seats *knew* the face that went into that mixing.
From this `determinize` deals anew all that a seat cannot know, and nothing else.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cinderbox.kernel.rng import Rng

SEATS: Final = 6
ALL: Final = (1 << SEATS) - 1
KNEW: Final = SEATS
MIXING: Final = 2 * SEATS
LOW: Final = (1 << MIXING) - 1  # what is seen and known, without the mixing
TOKEN: Final = 0xFFFF_FFFF


@final
class Cards:
    def __init__(self, face: vec[i64], know: vec[i64], mixings: int) -> None:
        self.face = face  # back -> what is on its front; replaced when faces trade places, never changed
        self.know = know  # back -> mixing << 12 | knew << 6 | seen
        self.mixings = mixings  # how many mixings there have been

    def clone(self) -> "Cards":
        return Cards(self.face, self.know[:], self.mixings)

    def faces(self, backs: list[int]) -> list[int]:
        """What is on the fronts of these backs, in their order."""
        return [self.face[back] for back in backs]

    def seen(self, back: int) -> int:
        """The seats that know this back's face, one bit each."""
        return self.know[back] & ALL

    def sees(self, seat: int, back: int) -> bool:
        return seat >= 0 and (self.know[back] >> seat) & 1 != 0

    def mix(self, backs: list[int], order: list[int], watchers: int) -> None:
        """Let faces trade places: what lay under order[i] lies under backs[i] from now on.

        `watchers` are the seats that can follow what happens and so go on knowing what they knew. Each has seen
        all these pieces or none, else where its eyes rest would tell the others how they were mixed. A mixing
        that takes in part of an earlier one takes in all of it: who knew that a face was somewhere among
        the earlier ones now knows only that it is somewhere among them all. Faces that nobody ever knew
        need no such memory: mixed or not, nobody can tell them apart.
        """
        if len(backs) < 2:
            return  # everybody can follow a single piece
        before, know = self.face, self.know
        face = before[:]
        known: i64 = 0
        for back in backs:
            known |= know[back]
        if not known:
            for i in range(len(backs)):
                face[backs[i]] = before[order[i]]
            self.face = face
            return
        if watchers:
            every, some = ALL, 0
            for back in backs:
                every &= self.know[back]
                some |= self.know[back]
            if some & ~every & watchers & ALL and watchers & ALL != ALL:
                raise ValueError("whoever can follow a secret mixing must have seen all pieces in it, or none")
        self.mixings += 1
        stamp = self.mixings << MIXING
        merged = 0  # an int of any length: there may be many mixings
        old = self.know[:]
        for i in range(len(backs)):
            source, target = order[i], backs[i]
            face[target] = self.face[source]
            pack = old[source]
            seen = pack & ALL
            knew = ((pack >> KNEW) & ALL) | seen
            self.know[target] = stamp | knew << KNEW | (seen & watchers)
            if pack >> MIXING:
                merged |= 1 << int(pack >> MIXING)
        if merged:
            for back in range(len(old)):
                pack = self.know[back]
                if merged & (1 << int(pack >> MIXING)):
                    self.know[back] = stamp | pack & LOW
        self.face = face

    def bring(self, hand: list[int], wanted: i64) -> int:
        """Bring this face of a hand under the back that is to show it, and return that back.

        A card that everybody knows lies under its own. Of all others the first in the hand goes, whichever is wanted:
        the faces before it move up by one, each with what is known of it, so that the owner's order stays.
        """
        first, last = -1, -1  # the first back that hides a face, and the one that hides what is wanted
        even = True  # whether the same is known of all that is hidden
        pack: i64 = 0
        face, know = self.face, self.know
        for i in range(len(hand)):
            back = hand[i]
            known = know[back]
            if known & ALL == ALL:
                if face[back] == wanted:
                    return back
                continue
            if first < 0:
                first, pack = i, known
            elif known != pack:
                even = False
            if last < 0 and face[back] == wanted:
                last = i
        if last < 0:
            raise ValueError(f"there is no face {wanted} in this hand")
        if not even:
            self._blend(hand)
        if first < last:
            self._move_up(hand, first, last)
        if not even:
            self._yield(hand, hand[first])
        return hand[first]

    def _move_up(self, hand: list[int], first: int, last: int) -> None:
        """What the last of these backs hides comes under the first, and every other face under the next."""
        face, know = self.face[:], self.know
        moving, its = face[hand[last]], know[hand[last]]
        for i in range(first, last + 1):
            back = hand[i]
            known = know[back]
            if known & ALL != ALL:
                face[back], moving = moving, face[back]
                know[back], its = its, known
        self.face = face

    def _blend(self, hand: list[int]) -> None:
        """Make the hidden cards of a hand one mixing: from which of several a card comes tells when it was drawn."""
        hidden = [back for back in hand if self.know[back] & ALL != ALL]
        mixings = {self.know[back] >> MIXING for back in hidden}
        if len(mixings) > 1:
            self.mixings += 1
            for back in range(len(self.know)):
                mixing = self.know[back] >> MIXING
                if mixing in mixings and (mixing or back in hidden):
                    self.know[back] = self.mixings << MIXING | self.know[back] & LOW

    def _yield(self, hand: list[int], gone: int) -> None:
        """Who knew of a card in this hand like the one that is shown now must take this for the one, as in `show`."""
        unsure = ALL & ~self.know[gone]
        for back in hand:
            if self.face[back] == self.face[gone] and self.know[back] & ALL != ALL:
                found = self.know[back] & unsure
                self.know[back] &= ~found
                self.know[gone] |= found
                unsure &= ~found

    def show(self, back: i64, seats: i64) -> None:
        """Let seats (one bit each) see a back's face where it lies.

        If a seat knew such a face to be somewhere in the back's mixing, then as far as it can tell this is the one:
        it can no longer be sure of another.
        """
        known = self.know[back]
        fresh = seats & ~known & ALL
        self.know[back] = known | fresh
        if fresh and known >> MIXING:
            wanted = fresh & ~(known >> KNEW)
            for other in range(len(self.know)):
                pack = self.know[other]
                if wanted and pack >> MIXING == known >> MIXING and self.face[other] == self.face[back]:
                    found = wanted & (pack >> KNEW) & ~pack
                    self.know[other] = pack & ~(found << KNEW)
                    self.know[back] |= found << KNEW
                    wanted &= ~found

    def lift(self, back: int) -> None:
        """A piece that everybody sees has left its mixing: what is shuffled with it later has nothing to do with what
        it was shuffled with before."""
        if self.know[back] & ALL == ALL:
            self.know[back] = ALL

    def forget(self, seat: int, owner: int, hand: list[int]) -> None:
        """A hand as `seat` knows it, whose it is not: what it has seen of it lies under the first backs.

        What others have seen of it is forgotten: which card of a hand somebody knows, a third cannot tell.
        """
        bit, own = 1 << seat if seat >= 0 else 0, 1 << owner
        if not any(self.know[back] & ALL not in (own, ALL) for back in hand):
            return  # nobody knows anything of it but what everybody knows
        rows: dict[int, list[int]] = {}  # by mixing
        for back in hand:
            if self.know[back] & ALL != ALL:
                self.know[back] &= ~(ALL & ~bit & ~own)
                rows.setdefault(self.know[back] >> MIXING, []).append(back)
        for row in rows.values():
            seen = [self.face[back] << MIXING | self.know[back] & LOW for back in row if self.know[back] & bit]
            if seen:
                seen.sort()
                seen += [self.face[t] << MIXING | self.know[t] & LOW for t in row if not self.know[t] & bit]
                self.face = self.face[:]
                for i in range(len(row)):
                    self.face[row[i]] = seen[i] >> MIXING
                    self.know[row[i]] = self.know[row[i]] & ~LOW | seen[i] & LOW

    def determinize(self, seat: int, rng: Rng, sets: list[list[int]]) -> None:
        """Deal anew what `seat` (-1: a spectator) cannot know; `sets` are the backs that look alike from behind.

        Faces the seat never knew trade places among all unseen backs of their set; then each mixing is
        shuffled in itself. Everything is taken in an order that the seat itself could name, so that no
        trace of the truth is left. What some others knew going into a mixing is forgotten: how much that is may
        depend on faces that the seat has not seen. What everybody knew of a whole mixing, a spectator knew, too.
        """
        bit: i64 = 1 << seat if seat >= 0 else 0
        face = self.face[:]
        guarded = self._guarded()
        for backs in sets:
            loose: list[int] = []  # unseen backs outside all mixings
            mixed: list[int] = []  # mixing << 32 | back, for unseen backs in a mixing
            pool: list[int] = []  # the faces the seat never knew
            for back in backs:
                pack = self.know[back]
                if pack < 1 << MIXING:
                    if pack & bit == 0 and pack & ALL != ALL:
                        loose.append(back)
                        pool.append(self.face[back])
                else:
                    if pack >> MIXING in guarded:
                        self.know[back] = pack = pack & ~((ALL & ~bit) << KNEW)
                    if pack & bit == 0 and pack & ALL != ALL:
                        mixed.append((pack >> MIXING) << 32 | back)
            if mixed:
                self._redeal_mixed(rng, loose, mixed, pool, face)
            else:
                pool.sort()
                rng.shuffle(pool)
                for i in range(len(loose)):
                    face[loose[i]] = pool[i]
        self.face = face

    def _guarded(self) -> set[int]:
        """The mixings into which something went that not everybody knew."""
        return {int(pack >> MIXING) for pack in self.know if pack >= 1 << MIXING and pack >> KNEW & ALL != ALL}

    def _redeal_mixed(self, rng: Rng, loose: list[int], mixed: list[int], pool: list[int], face: vec[i64]) -> None:
        mixed.sort()
        never = [entry & TOKEN for entry in mixed if not (self.know[entry & TOKEN] >> KNEW) & ALL]
        pool += [self.face[back] for back in never]
        pool.sort()
        rng.shuffle(pool)
        for i in range(len(loose)):
            face[loose[i]] = pool[i]
        for i in range(len(never)):
            face[never[i]] = pool[len(loose) + i]
        start = 0
        while start < len(mixed):  # each mixing in turn
            end = start
            while end < len(mixed) and mixed[end] >> 32 == mixed[start] >> 32:
                end += 1
            self._shuffle(rng, [entry & TOKEN for entry in mixed[start:end]], face)
            start = end

    def _shuffle(self, rng: Rng, backs: list[int], face: vec[i64]) -> None:
        """Shuffle one mixing over its unseen backs; with each face goes whether the seat, or everybody, knew it."""
        sure: list[int] = []  # what the seat knows to be in here, in an order it could name itself
        guessed: list[int] = []
        for back in backs:
            knew = self.know[back] & ALL << KNEW
            (sure if knew else guessed).append(face[back] << MIXING | knew)
        sure.sort()
        guessed.sort()
        entries = sure + guessed
        rng.shuffle(entries)
        for i in range(len(backs)):
            back = backs[i]
            face[back] = entries[i] >> MIXING
            self.know[back] = self.know[back] & ~(ALL << KNEW) | entries[i] & ALL << KNEW

    def dump(self) -> dict[str, object]:
        return {
            "face": [int(one) for one in self.face],
            "know": [int(pack) for pack in self.know],
            "mixings": self.mixings,
        }


def sealed(faces: list[int]) -> Cards:
    """Pieces fresh from the box, nobody having seen any."""
    return Cards(vec[i64](faces), vec[i64]([0] * len(faces)), 0)

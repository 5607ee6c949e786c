/** What the server says a choice costs and does, in the few words of a tag or the lines of a slip. Pure. */
import { fill } from "../../texts";
import { amount, amounts, pointsOf, signed, sizes, words } from "./texts/en";
import type { Offer } from "./wire.gen";

/** "+1 point", "−2 points". */
export const change = (n: number): string => pointsOf(n).replace(String(n), signed(n));

/** One tag on the edge of a thing: what matters most, then what it costs. */
export function tagOf(verb: string, offer: Offer | undefined): string {
  if (!offer) return "";
  if (verb === "market") return offer.pay?.credits ? fill(words.forN, { n: offer.pay.credits }) : words.forFree;
  if (verb === "wastes")
    return offer.draw && offer.draw !== offer.keep
      ? fill(words.drawKeep, { n: offer.draw, keep: offer.keep ?? 1 })
      : fill(words.draw, { n: offer.draw ?? 1 });
  if (verb === "research") return (offer.upto ?? 1) > 1 ? fill(words.upTo, { n: offer.upto ?? 1 }) : words.one;
  const gets = [
    offer.points ? change(offer.points) : "",
    offer.size ? fill(words.nextSize, { size: sizes[offer.size] }) : "",
    offer.gain && amounts(offer.gain) ? `+${amounts(offer.gain)}` : "",
  ].filter(Boolean);
  const pays = offer.pay && amounts(offer.pay) ? fill(words.forN, { n: short(offer.pay) }) : "";
  return [gets[0] ?? "", pays || (offer.free ? words.forFree : "")].filter(Boolean).join(", ");
}

/** A cost of response tokens alone is a number; everything else is named. */
function short(pay: NonNullable<Offer["pay"]>): string {
  const kinds = Object.keys(pay).length;
  return kinds === 1 && pay.response ? amount("response", pay.response).split(" ")[0]! : amounts(pay);
}

/** All that is certain, a line each, for slips and the reading card. */
export function linesOf(offer: Offer | undefined): string[] {
  if (!offer) return [];
  return [
    offer.pay && amounts(offer.pay) ? `${words.pays} ${amounts(offer.pay)}` : "",
    offer.free ? words.noToken : "",
    offer.gain && amounts(offer.gain) ? `${words.gives} ${amounts(offer.gain)}` : "",
    offer.draw
      ? offer.keep && offer.keep !== offer.draw
        ? fill(words.drawKeep, { n: offer.draw, keep: offer.keep })
        : fill(words.draw, { n: offer.draw })
      : "",
    offer.upto
      ? `${fill(words.upTo, { n: offer.upto })}${offer.need ? `, ${fill(words.needs, { n: offer.need })}` : ""}`
      : "",
    offer.size ? fill(words.becomes, { size: sizes[offer.size] }) : "",
    offer.points ? change(offer.points) : "",
    offer.over ? fill(words.tooMany, { n: offer.over }) : "",
    offer.stuck ? words.stuck : "",
    offer.discards ? words.goneAfter : "",
  ].filter(Boolean);
}

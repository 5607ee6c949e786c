/** What the server says a choice costs and does, in the few words of a tag or the lines of a slip. Pure. */
import { fill } from "../../texts";
import { amount, amounts, pointsOf, signed, sizes, words } from "./texts/en";
import type { Offer } from "./wire.gen";

/** "+1 point", "−2 points". */
export const change = (n: number): string => pointsOf(n).replace(String(n), signed(n));

/**
 * The tag of a card in hand: only what is not printed on it, so that the tag stays short and covers nothing. That is the
 * price, and what becomes of the town; `printed` are the points on the card.
 */
export function handTag(offer: Offer | undefined, printed: number): string {
  if (!offer) return "";
  const said: Offer = { ...(offer.pay && { pay: offer.pay }), ...(offer.free && { free: true }) };
  if (!offer.discards && offer.size) said.size = offer.size;
  if (!offer.discards && offer.points && offer.points !== printed) said.points = offer.points;
  return tagOf("play", said);
}

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

/** Response tokens are a number, last; everything else is named. */
function short({ response, ...rest }: NonNullable<Offer["pay"]>): string {
  return [amounts(rest), response ? amount("response", response).split(" ")[0] : ""].filter(Boolean).join(" +\u00a0");
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

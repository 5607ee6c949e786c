/** The sums that a person tries out on a slip before anything is said to the server. Pure. */
import { RESOURCES, type Cubes, type Resource, type View } from "../view";
import type { BuyQuestion, PayRow, Question, SellQuestion } from "../wire.gen";
import { entries } from "../cards/parts";

export type Plan = Partial<Record<Resource, number>>;

export const sum = (cubes: Cubes, by: Cubes | null = null): number =>
  RESOURCES.reduce((all, one) => all + (cubes[one] ?? 0) * (by ? (by[one] ?? 0) : 1), 0);

/** The cubes with one count changed; what is none is left out. */
export function changed(cubes: Cubes, resource: Resource, n: number): Cubes {
  const after = { ...cubes };
  if (n > 0) after[resource] = n;
  else delete after[resource];
  return after;
}

/** "2 Food, 1 Oil" */
export const listed = (cubes: Cubes, names: Record<Resource, string>): string =>
  entries(cubes)
    .map(([one, n]) => `${n} ${names[one]}`)
    .join(", ");

// -- paying --------------------------------------------------------------------------------------------------

/** How many cubes must be broken for points of a resource. */
export const broken = (row: PayRow, points: number): number => row.cubes[points] ?? 0;

/** The points left over of a resource once these are paid. */
export const leftAfter = (row: PayRow, points: number): number => row.left + broken(row, points) * row.value - points;

/** The most points of a resource that can be part of the payment. */
export const most = (row: PayRow): number => row.cubes.length - 1;

export const usual = (rows: readonly PayRow[]): Plan =>
  Object.fromEntries(rows.filter((one) => one.usual > 0).map((one) => [one.resource, one.usual]));

/** The cubes that a payment breaks. */
export const cubesPaid = (rows: readonly PayRow[], plan: Plan): Cubes =>
  Object.fromEntries(
    rows.map((one) => [one.resource, broken(one, plan[one.resource] ?? 0)] as const).filter(([, n]) => n > 0),
  );

/** A payment with other points of one resource; what is then too much is taken off the others, Provisions first. */
export function shifted(price: number, plan: Plan, resource: Resource, points: number): Plan {
  let after = changed(plan, resource, points);
  for (const one of RESOURCES) {
    const over = sum(after) - price;
    if (over > 0 && one !== resource) after = changed(after, one, Math.max(0, (after[one] ?? 0) - over));
  }
  return after;
}

/** The usual payment with so many points of one resource, as a hint names them; the others make up for it. */
export function hintedPlan(price: number, rows: readonly PayRow[], resource: Resource, points: number): Plan {
  let plan = shifted(price, usual(rows), resource, points);
  for (const row of rows) {
    const due = price - sum(plan);
    const there = plan[row.resource] ?? 0;
    if (due > 0 && row.resource !== resource) plan = changed(plan, row.resource, Math.min(most(row), there + due));
  }
  return plan;
}

/** Same points of everything. */
export const same = (one: Plan, other: Plan): boolean =>
  RESOURCES.every((resource) => (one[resource] ?? 0) === (other[resource] ?? 0));

// -- barter --------------------------------------------------------------------------------------------------

/** Types from the dearest sale value down, as they are asked for. */
export const saleOrder = (sales: Cubes): Resource[] =>
  [...RESOURCES].sort((a, b) => (sales[b] ?? 0) - (sales[a] ?? 0) || RESOURCES.indexOf(a) - RESOURCES.indexOf(b));

/** What a sale has to bring: the price without the extra value, but at least one cube is sold. */
export const owed = (cost: number, credit: number): number => (cost <= 0 ? 0 : Math.max(1, cost - credit));

/** A sale that covers the price with the cheapest cubes and no cube too many. */
export function proposedSale(stock: Cubes, bought: Cubes, sales: Cubes, due: number): Cubes {
  if (due <= 0) return {};
  const order = saleOrder(sales)
    .reverse()
    .filter((one) => !bought[one] && (stock[one] ?? 0) > 0);
  let rest = due;
  let sold: Cubes = {};
  for (const one of order) {
    const n = Math.min(stock[one] ?? 0, Math.max(0, Math.ceil(rest / (sales[one] ?? 1))));
    sold = changed(sold, one, n);
    rest -= n * (sales[one] ?? 0);
  }
  for (const one of order)
    while ((sold[one] ?? 0) > 0 && sum(sold, sales) - (sales[one] ?? 0) >= due)
      sold = changed(sold, one, (sold[one] ?? 0) - 1);
  return sold;
}

/** Whether a sale is what the rules accept: enough, and its cheapest cube is needed. */
export function saleFits(sold: Cubes, sales: Cubes, due: number): boolean {
  const brought = sum(sold, sales);
  if (due <= 0 || brought < due) return false;
  const least = Math.min(...entries(sold).map(([one]) => sales[one] ?? 0));
  return brought - least < due;
}

/** The most of a type that can be put in the basket, the others staying as they are. */
export function mostBought(
  question: Pick<BuyQuestion | SellQuestion, "buys" | "sales" | "limits">,
  stock: Cubes,
  bought: Cubes,
  credit: number,
  resource: Resource,
  fixed: Cubes,
): number {
  const { buys, sales, limits } = question;
  const later = RESOURCES.slice(RESOURCES.indexOf(resource) + 1).some((one) => (fixed[one] ?? 0) > 0);
  if (later) return fixed[resource] ?? 0;
  let n = bought[resource] ?? 0;
  while (n < (limits[resource] ?? 0)) {
    const more = changed(bought, resource, n + 1);
    const goods = RESOURCES.reduce((all, one) => all + (more[one] ? 0 : (stock[one] ?? 0) * (sales[one] ?? 0)), 0);
    if (goods <= 0 || goods + credit < sum(more, buys)) break;
    n++;
  }
  return n;
}

// -- plans: a row of questions answered as was decided on the slip -------------------------------------------

export type Decided =
  | { sort: "pay"; points: Plan }
  | { sort: "barter"; bought: Cubes; sold: Cubes }
  | { sort: "deal"; gives: Cubes; wants: Cubes };

/** The first resource of which there is not yet enough. */
const missing = (there: Cubes, wanted: Cubes): Resource | undefined =>
  RESOURCES.find((one) => (there[one] ?? 0) < (wanted[one] ?? 0));

/** What a plan answers to the question before it; null when it has nothing to say to it. */
export function answer(plan: Decided, question: Question | null, view: View): string | null {
  if (plan.sort === "pay")
    return question?.name === "pay" && question.asked ? `points:${plan.points[question.asked] ?? 0}` : null;
  if (plan.sort === "barter") {
    if (question?.name === "sell" && question.asked) return `sell:${plan.sold[question.asked] ?? 0}`;
    if (question?.name !== "buy" || !view.table.basket) return null;
    const next = missing(view.table.basket.bought, plan.bought);
    return next ? `buy:${next}` : "done";
  }
  const deal = view.table.deal;
  if (question?.name !== "negotiate" || !deal || deal.standing) return null;
  const give = missing(deal.gives, plan.gives);
  if (give) return `give:${give}`;
  const want = missing(deal.wants, plan.wants);
  return want ? `want:${want}` : "offer";
}

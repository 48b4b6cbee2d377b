// What the ball database answers a search with: 'indoor balls under $3' is a link to it with these filters, and the
// number of balls it lists.

import { addresses, ballPath } from "../../addresses.ts";
import type { SearchAnswer } from "../../platform/render/route.ts";
import { shortPriceText, wholeNumber } from "../../platform/text/money.ts";
import { openBook, readSearch } from "../../platform/text/search-phrases.ts";
import type { Ball } from "./ball.content.ts";
import { type BallFilter, ballFilter, filterBalls, priceLimits } from "./ball-columns.tsx";

const book = openBook<Partial<BallFilter> | "ball">([
  ["ball, pickleballs", "ball"],
  ["indoor, indoors, gym, gym floor, inside, wood floor, wooden floor, 26 hole", { use: "indoor" }],
  ["outdoor, outdoors, outside, concrete, asphalt, 40 hole", { use: "outdoor" }],
]);

/** Where 'pickleball' can only be a ball: 'indoor pickleball'. */
const mayBeBall = /\bpickleballs?\b/i;

/** What the ball database answers a search with, if it's for balls with a use or a price. */
export function ballAnswers(
  { library: { balls } }: { library: { balls: readonly Ball[] } },
  term: string,
): SearchAnswer[] {
  const { figures, meanings, left, isQuestion, saysPaddle } = readSearch(term, book);
  const isForBalls = meanings.includes("ball") || (mayBeBall.test(term) && !saysPaddle);
  if (!isForBalls || left.length > 0 || isQuestion) return [];
  const uses = new Set(meanings.flatMap((each) => (each === "ball" ? [] : each.use)));
  if (uses.size > 1) return [];
  const dollars = figures.price?.to;
  const upto =
    dollars === undefined ? undefined : priceLimits.find((cents) => cents >= dollars * 100);
  const filter: BallFilter = { use: [...uses][0], cold: undefined, upto };
  const found = filterBalls(balls, filter);
  if (ballFilter.on(filter).length === 0 || found.length === 0) return [];
  const kind = filter.use === undefined ? "" : `${filter.use} `;
  const price = upto === undefined ? "" : ` up to ${shortPriceText(upto)} each`;
  return [
    {
      path: ballFilter.address(addresses.balls.path, filter),
      title: `${wholeNumber(found.length)} ${kind}${found.length === 1 ? "ball" : "balls"}${price}`,
      note: "In the ball database, with weight, holes, price and what a game costs.",
      weight: 3,
      isWhole: true,
      namesBrand: false,
      lists: found.map(({ slug }) => ballPath(slug)),
    },
  ];
}

import { setTimeout as pause } from "node:timers/promises";
import { addresses } from "../src/addresses.ts";
import { sendVisit } from "./mixed-load.ts";
import type { ComparedSite } from "./sites.ts";
import { mediansOf } from "./statistics.ts";
import type { Visit } from "./visits.ts";

/** The pages that have to show a review. */
export const surfaces = ["paddle", "list"] as const;
type Surface = (typeof surfaces)[number];

/** How soon each shows it, in milliseconds from the answer to its writer to the first page that has it. */
export type Freshness = Record<Surface, number>;

/** A site, or what is in front of it. */
type Asked = Pick<ComparedSite, "url" | "visit" | "statuses">;

type Rest = (milliseconds: number) => Promise<unknown>;

const patience = 30_000;
const betweenReads = 5;
const untilRenewed = 200;

/**
 * Posts reviews one by one, and reads a page again and again until it shows the last one.
 * @param reviews an even number of them
 * @param rest waits for a number of milliseconds
 * @throws a sentence if one isn't stored or doesn't show, or if one with an impossible rating is
 */
export async function measureFreshness(
  asked: Asked,
  reviews: readonly Visit[],
  rest: Rest = pause,
): Promise<Freshness> {
  const found: Freshness[] = [];
  // A site that was stopped closes its old connections now, and nginx repeats a read on another, but no post.
  await shows(asked, reviews[0]!, "list");
  await rest(untilRenewed);
  await checkRefused(asked, reviews[0]!);
  for (let at = 0; at < reviews.length; at += 2)
    found.push({
      paddle: await untilShown(asked, reviews[at]!, "paddle", rest),
      list: await untilShown(asked, reviews[at + 1]!, "list", rest),
    });
  return mediansOf(found);
}

/** Words that only this review has, and that no page writes differently. */
const marker = ({ body }: Visit) =>
  /^[a-z]+ [a-z]+/.exec(new URLSearchParams(body).get("reviewText")!)![0];

/** Reads a page. @returns whether it shows a review */
export async function shows(asked: Asked, review: Visit, surface: Surface): Promise<boolean> {
  const path = surface === "paddle" ? review.path : addresses.reviews.path;
  const page = await sendVisit(asked, asked.visit({ kind: "page", path, body: "" }));
  return page.includes(marker(review));
}

async function untilShown(
  asked: Asked,
  review: Visit,
  surface: Surface,
  rest: Rest,
): Promise<number> {
  // Someone has read it just before, so every cache has it, and nginx has renewed it in the background.
  await shows(asked, review, surface);
  await rest(untilRenewed);
  await sendVisit(asked, asked.visit(review));
  const told = performance.now();
  while (!(await shows(asked, review, surface))) {
    if (performance.now() - told > patience)
      throw new Error(
        `${asked.url}: the ${surface} doesn't show '${marker(review)}' after ${patience / 1000} s`,
      );
    await rest(betweenReads);
  }
  return performance.now() - told;
}

/** Posts a review with six stars. */
async function checkRefused(asked: Asked, review: Visit): Promise<void> {
  const form = new URLSearchParams(review.body);
  form.set("rating", "6");
  const statuses = { ...asked.statuses, review: 422 };
  await sendVisit({ ...asked, statuses }, asked.visit({ ...review, body: form.toString() }));
  if (await shows(asked, review, "list"))
    throw new Error(`${asked.url} stored a review with six stars`);
}

import { type ConsoleContext, done, type Ended, notDone } from "../define-console-page";
import { readReviewAct } from "./review-acts";

/** What pages say after an act, and of reviews that someone else did something to before. */
export const reviewNotices = {
  close: "Reports closed: {count}.",
  approve: "Reviews approved: {count}.",
  hide: "Reviews hidden: {count}.",
  "hide alike": "Reviews hidden: {count}.",
  restore: "Reviews shown again: {count}.",
  redate: "Reviews dated now: {count}.",
  "not ahead": "Nothing was done: this review isn't dated in the future.",
  delete: "Reviews deleted for good: {count}.",
  hidden: "Someone hid this review meanwhile. Nothing was done.",
  shown: "Someone put this review on the site meanwhile. Nothing was done.",
  held: "This review waits to be approved by now. Nothing was done.",
  "were hidden": "Hidden by someone else meanwhile: {count}.",
  "were shown": "Put on the site by someone else meanwhile: {count}.",
  "were held": "Waiting to be approved by now: {count}.",
};

/** Does to reviews what a form asks for. */
export async function actOnReviews(
  { site, person }: ConsoleContext,
  form: URLSearchParams,
): Promise<Ended> {
  const asked = readReviewAct(form);
  if ("problem" in asked) return notDone(asked.problem);
  const acted = await site.console.reviews.act(asked, person);
  if (acted.kind === "gone")
    return notDone("Someone was faster: this isn't there anymore. Nothing was done.", 409);
  if (acted.kind === "edited")
    return notDone(
      asked.read.length === 1
        ? "The writer has changed the review since you opened this page. Nothing was done: please read it again."
        : `Reviews that their writers have changed since you opened this page: ${acted.count}. Nothing was done: please read them again.`,
      409,
    );
  if (asked.act === "redate" && acted.count === 0) return done({ notice: "not ahead" });
  const isOne = asked.reviews.length <= 1;
  const unchanged = [...Map.groupBy(acted.unchanged, (state) => state)].map(
    ([state, { length }]) => [isOne ? state : `were ${state}`, length] as const,
  );
  return acted.count > 0
    ? done({ notice: asked.act, count: acted.count, more: unchanged })
    : done({ more: unchanged });
}

import { type ConsoleContext, done, type Ended, notDone } from "../define-console-page";
import { readReviewAct } from "./review-acts";

/** What pages say after an act. */
export const reviewNotices = {
  close: "Reports closed: {count}.",
  approve: "Reviews approved: {count}.",
  hide: "Reviews hidden: {count}.",
  "hide alike": "Reviews hidden: {count}.",
  restore: "Reviews shown again: {count}.",
  delete: "Reviews deleted for good: {count}.",
  unchanged: "Nothing changed: it was so already.",
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
  if (acted.kind === "changed")
    return notDone(
      "The writer has changed the review. Nothing was done: please read it again.",
      409,
    );
  return done({ notice: acted.count === 0 ? "unchanged" : asked.act, count: acted.count });
}

import { levels } from "../level/level.ts";
import { nothingTypedForm, type TypedForm } from "./form-fields.ts";

/** The levels to tap: a review's DUPR is a number. */
export const tappedLevels = levels.filter((level) => level !== "new");

/** The parameters of a page whose review form was begun with taps. */
export const begunParameters = ["rating", "duprRating", "about"] as const;

/**
 * What a visitor tapped before the form, as its fields; undefined without any tap. Anything unknown is ignored.
 * @param answers what the review's text may begin with
 */
export function readBegun(
  fields: URLSearchParams,
  answers: readonly string[],
): TypedForm | undefined {
  const oneOf = (name: (typeof begunParameters)[number], known: readonly string[]) =>
    known.find((each) => each === fields.get(name)) ?? "";
  const rating = oneOf("rating", ["1", "2", "3", "4", "5"]);
  const duprRating = oneOf("duprRating", tappedLevels);
  const about = oneOf("about", answers);
  if (rating + duprRating + about === "") return undefined;
  return { ...nothingTypedForm, rating, duprRating, reviewText: about && `${about}. ` };
}

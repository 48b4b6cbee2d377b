import { addressWith } from "../../../platform/query.ts";
import { notKept, type QueryCodec } from "../../../platform/render/route.ts";
import { unitsQuery } from "../../../platform/text/units.ts";
import { isFiltering, listQuery, readReviewAddress, reviewParameters } from "./review-query.ts";

/** The codec of a page with reviews. After a post or vote, the page is for one visitor. */
export const reviewCodec = {
  parameters: reviewParameters,
  canonical(fields) {
    const asked = readReviewAddress(fields);
    const { dupr, level, isLevelAsked, review, thanks, voted } = asked;
    if (thanks !== undefined || voted !== undefined) return notKept;
    const canonical = listQuery.write({ ...asked, level: dupr ?? level });
    // All levels: the form then ignores the reader's own level.
    if (isLevelAsked && !isFiltering(asked)) canonical.set("level", "");
    if (review !== undefined) canonical.set("review", review);
    return addressWith("", canonical);
  },
} satisfies QueryCodec;

/** The codec of a page with reviews and units. */
export const reviewAndUnitsCodec: QueryCodec = {
  parameters: [...reviewParameters, ...unitsQuery.parameters],
  canonical(fields) {
    const ofReviews = reviewCodec.canonical(fields);
    return ofReviews === notKept ? notKept : unitsQuery.address(ofReviews, unitsQuery.read(fields));
  },
};

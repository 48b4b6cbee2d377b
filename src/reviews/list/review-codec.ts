import { notKept, type QueryCodec } from "../../platform/render/query-codec.ts";
import { addressWith } from "../../platform/text/address-with.ts";
import { inUnits, readUnits, unitsParameters } from "../../platform/text/units.ts";
import { listFields, readReviewAddress, reviewParameters } from "./review-address.ts";
import { isFiltering } from "./review-query.ts";

/** How the query of a page with reviews is written. After a post or a vote, the page is for one visitor. */
export const reviewCodec = {
  parameters: reviewParameters,
  canonical(fields) {
    const asked = readReviewAddress(fields);
    const { dupr, isLevelAsked, review, thanks, voted } = asked;
    if (thanks !== undefined || voted !== undefined) return notKept;
    const canonical = listFields(asked);
    if (dupr !== undefined) canonical.set("level", dupr);
    // All levels: the form then leaves the reader's own level alone.
    if (isLevelAsked && !isFiltering(asked)) canonical.set("level", "");
    if (review !== undefined) canonical.set("review", review);
    return addressWith("", canonical);
  },
} satisfies QueryCodec;

/** The same where the page has units too. */
export const reviewAndUnitsCodec: QueryCodec = {
  parameters: [...reviewParameters, ...unitsParameters],
  canonical(fields) {
    const ofReviews = reviewCodec.canonical(fields);
    return ofReviews === notKept ? notKept : inUnits(ofReviews, readUnits(fields));
  },
};

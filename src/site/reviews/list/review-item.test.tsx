import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { smallLibrary } from "../../../../tests/support/project-library.ts";
import { MarkupCacheContext } from "../../../platform/ui/cached-markup.tsx";
import { showSample } from "../read-reviews.service.ts";
import { ReviewItem } from "./review-item.tsx";

const { wording, ...library } = smallLibrary();
const review = showSample(library.samplesOf("kestrel-glide")[0]!, 0);
const acts = {
  report: "/report-review",
  permalink: "/kestrel-glide?review=sample-1",
  words: wording,
};

test.each([
  ["a review in a list is kept", acts, 1],
  ["a review that may be hidden isn't", undefined, 0],
])("%s", (_, given, kept) => {
  const cache = vi.fn(() => "");
  const html = renderToStaticMarkup(
    <MarkupCacheContext value={cache}>
      <ReviewItem review={review} wording={wording} {...(given && { acts: given })} />
    </MarkupCacheContext>,
  );
  expect(cache).toHaveBeenCalledTimes(kept);
  expect(html.includes(review.firstName)).toBe(kept === 0);
});

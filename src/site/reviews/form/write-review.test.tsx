import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { projectLibrary } from "../../../../tests/support/project-library.ts";
import { islandRenderer } from "../../../platform/islands/render-island.tsx";
import { IslandRenderer } from "../../../platform/islands/island.tsx";
import { MarkupCacheContext } from "../../../platform/ui/cached-markup.tsx";
import { nothingTypedForm } from "./form-fields.ts";
import { WriteReview } from "./write-review.tsx";

const { wording } = projectLibrary();
const typed = { ...nothingTypedForm, firstName: "Marguerite" };
const refused = { outcome: { kind: "none" }, typed } as const;

test.each([
  ["what someone typed isn't kept", refused, 0],
  ["an empty form is kept", undefined, 1],
])("%s", (_, given, kept) => {
  const cache = vi.fn(() => "");
  const html = renderToStaticMarkup(
    <IslandRenderer value={islandRenderer("/islands.js")}>
      <MarkupCacheContext value={cache}>
        <WriteReview
          path="/diadem-hero"
          shortName="Hero"
          group="A"
          wording={wording}
          asked={{ thanks: undefined }}
          refused={given}
        />
      </MarkupCacheContext>
    </IslandRenderer>,
  );
  expect(cache).toHaveBeenCalledTimes(kept);
  expect(html.includes("Marguerite")).toBe(given !== undefined);
});

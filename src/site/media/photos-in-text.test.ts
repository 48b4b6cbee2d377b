import { describe, expect, test } from "vitest";
import { renderMarkdown } from "../../platform/content/markdown.ts";
import { wordsIn } from "../../platform/text/sections.ts";
import { leadPhoto, previewPhoto, shownPhotos } from "./content-photo.ts";
import { withPhotosIn, withPictures, withPlainPictures } from "./photos-in-text.ts";

const picture = { name: "0".repeat(32), width: 1400, height: 1000, color: "#1b7a4b" };
const photo = (file: string) => ({
  file,
  alt: 'A court, "wet" & <empty>.',
  credit: "Dana",
  license: "own" as const,
  shows: "court" as const,
  source: file,
});
const shown = ["court.jpg", "net.jpg"].map((file) => ({ ...photo(file), picture }));
const shapeOf = (html: string) =>
  html.replaceAll(/<figure>.*?alt="([^"]*)".*?<\/figure>/gs, "[$1]").replaceAll("\n", "");

const own = "A court, &quot;wet&quot; &amp; &lt;empty&gt;.";

describe("a text's photos", () => {
  test.each([
    ["One.\n\n![](court.jpg)\n\nTwo.", `<p>One.</p>[${own}]<p>Two.</p>`],
    ["![Another view](court.jpg)", "[Another view]"],
    ["![](court.jpg)\n![](net.jpg)", `[${own}][${own}]`],
    // Its picture isn't made yet, or its name is wrong.
    ["One.\n\n![](later.jpg)", "<p>One.</p>"],
    // Checked content has none of these.
    ["One ![](court.jpg) two.", "<p>One  two.</p>"],
    ["![A file](/court.jpg)", '<p><img src="/court.jpg" alt="A file"></p>'],
    ["![A file](/court.jpg) ![](court.jpg)", '<p><img src="/court.jpg" alt="A file"> </p>'],
  ])("of %j are %s", (text, html) => {
    expect(shapeOf(withPhotosIn(renderMarkdown(text), shown))).toBe(html);
  });

  const article = (html: string) => ({ photos: ["court.jpg", "net.jpg"].map(photo), html });
  const pictures = new Map([
    ["court.jpg", picture],
    ["net.jpg", picture],
  ]);
  const placed = withPictures(article(renderMarkdown("![](court.jpg)")), pictures);

  test("aren't shown around it, too, but previews of a page without another have the first", () => {
    expect(shownPhotos(placed).map(({ file }) => file)).toEqual(["net.jpg"]);
    expect(leadPhoto(placed)?.file).toBe("net.jpg");
    expect(previewPhoto(placed)?.file).toBe("net.jpg");
    const both = withPictures(article(renderMarkdown("![](net.jpg)\n\n![](court.jpg)")), pictures);
    expect(leadPhoto(both)).toBeUndefined();
    expect(previewPhoto(both)?.file).toBe("court.jpg");
  });

  test("have all sizes and their own, so that nothing moves, and one for a feed", () => {
    expect(placed.html).toMatch(
      /<source type="image\/avif" srcset="[^"<>]*-320\.avif 320w[^"<>]*"/,
    );
    expect(placed.html).toContain('width="1400" height="1000"');
    expect(placed.html).toContain("<figcaption>Photo: Dana</figcaption>");
    expect(wordsIn(placed.html).trim()).toBe("Photo: Dana");
    const plain = withPlainPictures(placed.html);
    expect(plain).not.toMatch(/srcset|sizes|source/);
    expect(plain).toContain(`<img src="/media/${picture.name}-1400.jpg" width="1400"`);
  });
});

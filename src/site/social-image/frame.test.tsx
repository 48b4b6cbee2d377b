import { Resvg } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { displayFont } from "./pictures.service.ts";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { routes } from "../../pages.ts";
import { openSitePages, type PageFacts } from "../../platform/render/route.ts";
import { Frame } from "./social-image.file.tsx";

const line = 720;
const font = await displayFont();
const rendererFont = {
  fontFiles: ["src/platform/styles/fonts/archivo-display.ttf"],
  loadSystemFonts: false,
  defaultFontFamily: "Archivo",
};

type Words = Pick<PageFacts, "kicker" | "title" | "note">;

/** Draws a frame's words and measures each line, in order. */
function drawnLines(words: Words) {
  const svg = renderToStaticMarkup(
    <Frame
      brand="RallyRank"
      kicker={words.kicker}
      title={words.title}
      note={words.note}
      line={line}
      font={font}
    >
      {() => null}
    </Frame>,
  );
  const lines = [...svg.matchAll(/<text[^>]*>[^<]+<\/text>/g)].map(([text]) => text);
  return lines.map((text) => {
    const box = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="630"><g font-family="Archivo" font-weight="700">${text}</g></svg>`,
      { font: rendererFont },
    ).getBBox();
    return {
      text,
      left: box?.x ?? 0,
      right: (box?.x ?? 0) + (box?.width ?? 0),
      top: box?.y ?? 0,
      bottom: (box?.y ?? 0) + (box?.height ?? 0),
    };
  });
}

function expectInside(words: Words) {
  const drawn = drawnLines(words);
  const above = drawn.slice(0, -1);
  for (const { text, left, right, top, bottom } of drawn) {
    expect(left, text).toBeGreaterThan(40);
    expect(right, text).toBeLessThan(line - 20);
    expect(top, text).toBeGreaterThan(40);
    expect(bottom, text).toBeLessThan(text === drawn.at(-1)!.text ? 630 : 552);
  }
  for (const [index, { text, bottom }] of above.slice(0, -1).entries())
    expect(above[index + 1]!.top, text).toBeGreaterThan(bottom - 20);
  return drawn;
}

const site = { library: projectLibrary() };

test("the words of every page stay left of the line and above the baseline", () => {
  for (const page of openSitePages(routes)(site).listed) expectInside(page);
});

test.each([
  ["a title of one endless word", "Supercalifragilistic".repeat(12)],
  [
    "a title as long as a paragraph",
    "Where to stand in doubles when nobody tells you. ".repeat(12),
  ],
  ["a title of the widest letters", "WWWWWWWWWWWWW MMMMMMMMMMMMMMMMM @@@@@@@@@@@@@@@"],
  ["a title of markup", '<script>alert(1)</script>" onload="x" & ]]>'],
])("%s stays there too, with a long kicker and a long note", (_, title) => {
  expectInside({ title, kicker: title, note: title });
});

test("a title that fits is drawn in full", () => {
  const text = drawnLines({ title: "When to Drop & When to Drive" })
    .map((each) => each.text.replace(/<[^>]+>/g, ""))
    .join(" ");
  expect(text).toBe("When to Drop &amp; When to Drive RallyRank");
});

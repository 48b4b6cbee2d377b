import { Resvg } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { linesOf, overOwn, type SentPicture } from "../paddles/own/sent-picture.ts";
import { displayFont } from "./pictures.service.ts";
import { Poster } from "./sent-picture.file.tsx";

const font = await displayFont();
const { written } = projectLibrary();
const [own, paddle] = ["neonic-flow", "honolulu-j2k"].map((slug) =>
  written.find((each) => each.slug === slug),
);
const long = "Where to stand in doubles when nobody tells you. ".repeat(6);

const drawn = (picture: SentPicture, note = "") =>
  renderToStaticMarkup(
    <Poster
      picture={picture}
      brand="RallyRank"
      address="rallyrank.example"
      note={note}
      font={font}
    />,
  );

/** Where each line of text is. */
function linesIn(svg: string) {
  const texts = [...svg.matchAll(/<text[^>]*>[^<]+<\/text>/g)].map(([text]) => text);
  return texts.map((text) => {
    const box = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="1350"><g font-family="Archivo" font-weight="700">${text}</g></svg>`,
      {
        font: {
          fontFiles: ["src/platform/styles/fonts/archivo-display.ttf"],
          loadSystemFonts: false,
          defaultFontFamily: "Archivo",
        },
      },
    ).getBBox()!;
    const { x: left, y: top } = box;
    return { text, left, top, right: left + box.width, foot: top + box.height };
  });
}

test.each<[string, SentPicture, note?: string]>([
  ["of two paddles", overOwn(own!, paddle!)!, `Dashed: my ${own!.name}`],
  [
    "with words as long as they can be",
    {
      kicker: `For ${long}`,
      paddle: { ...paddle!, name: long },
      own: { ...own!, name: long },
      lines: [...linesOf("gain", [long, long, long]), ...linesOf("loss", [long])],
    },
    `Dashed: my ${long}`,
  ],
  [
    "with markup in its words",
    {
      paddle: { ...paddle!, name: '<script>alert("1")</script> & ]]>' },
      lines: linesOf("gain", ["<b>"]),
    },
  ],
])(
  "a picture %s keeps its words on their side of the line, below each other and above the baseline",
  (_, picture, note) => {
    const svg = drawn(picture, note);
    expect(svg).not.toContain("<script");
    const lines = linesIn(svg);
    expect(lines.length).toBeGreaterThan(2);
    for (const { text, left, right, foot } of lines) {
      expect(right, text).toBeLessThan(left < 606 ? 600 : 1060);
      // The site's name and address are below the baseline.
      expect(foot, text).toBeLessThan(/rallyrank/i.test(text) ? 1345 : 1272);
    }
    const below = lines.filter(({ text, left }) => left < 606 && !/rallyrank/i.test(text));
    for (const [index, { text, top }] of below.entries())
      expect(top, text).toBeGreaterThan((below[index - 1]?.foot ?? 70) - 20);
  },
);

test("the sender's paddle is drawn as an outline, or beside the other if its size isn't known", () => {
  const traced = drawn(overOwn(own!, paddle!)!);
  expect(traced).toContain("stroke-dasharray");
  expect(traced).not.toContain("rotate(");
  const beside = drawn({ paddle: paddle!, own: { ...own!, lengthIn: null }, lines: [] });
  expect(beside).toContain("rotate(-5");
  expect(beside).toContain("rotate(5");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { smallLibrary } from "../../../tests/support/project-library.ts";
import { Byline } from "./author.tsx";

const robin = smallLibrary().teamMember("robin")!;
const dated = { published: "2025-10-28", readMinutes: 8 };

test.each([
  [
    "an author",
    { ...dated, author: { ...robin, sample: false } },
    "By Robin October 28, 2025 · 8 min read",
  ],
  [
    "a fictional author",
    { ...dated, author: robin },
    "By Robin · fictional author October 28, 2025 · 8 min read",
  ],
  [
    "an article that was updated",
    { ...dated, author: undefined, updated: "2025-11-02" },
    "October 28, 2025 · updated November 2, 2025 · 8 min read",
  ],
  ["nobody who is shown", { ...dated, author: undefined }, "October 28, 2025 · 8 min read"],
])("%s", (_, props, said) => {
  const html = renderToStaticMarkup(<Byline {...props} />);
  const words = html.replaceAll("</p><p", "</p> <p").replaceAll(/<[^>]+>/g, "");
  expect(words).toBe(said);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { projectLibrary } from "../../tests/support/project-library.ts";
import { Byline } from "./author.tsx";

const marcus = projectLibrary().teamMember("marcus")!;
const dated = { published: "2025-10-28", readMinutes: 8 };

test.each([
  [
    "an author",
    { ...dated, author: { ...marcus, sample: false } },
    "By Marcus October 28, 2025 · 8 min read",
  ],
  [
    "a fictional author",
    { ...dated, author: marcus },
    "By Marcus · fictional author October 28, 2025 · 8 min read",
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

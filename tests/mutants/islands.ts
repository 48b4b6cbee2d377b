import type { Mutant } from "./mutant.ts";

/** In the browser's scripts. */
export const islands: readonly Mutant[] = [
  {
    name: "a late answer of the finder replaces a newer one",
    file: "src/site/finder/finder-form.island.tsx",
    replace: "if (asked.current !== address) return;\n      refreshRegionsFrom(page);",
    by: "refreshRegionsFrom(page);",
    matters: "The list would answer another question than the one in the form.",
    tests: ["tests/journeys/a-shopper-finds-a-paddle.spec.ts"],
  },
  {
    name: "a number that is half typed when the script arrives loses its point",
    file: "src/platform/islands/mount-island.ts",
    replace: 'field.type === "number" &&',
    by: "false &&",
    matters: "A player types 3.5, and 35 is refused.",
    tests: ["tests/journeys/before-the-script-arrives.spec.ts"],
  },
  {
    name: "what was typed before the script arrived is lost",
    file: "src/platform/islands/mount-island.ts",
    replace: "else replayText(field, state.value);",
    by: "else replayText(field, field.defaultValue);",
    matters: "On a slow connection, a review would vanish while it's being written.",
    tests: ["tests/journeys/before-the-script-arrives.spec.ts"],
  },
  {
    name: "a form whose script never arrives isn't submitted",
    file: "src/platform/islands/hydrate-islands.ts",
    replace: "() => form.submit(),",
    by: "() => {},",
    matters: "With a broken connection, the button would do nothing.",
    tests: ["tests/journeys/before-the-script-arrives.spec.ts"],
  },
  {
    name: "'Show more' shows the same reviews again",
    file: "src/site/reviews/list/more-reviews.island.tsx",
    replace: 'page.querySelector("[data-more]")?.getAttribute("href") ?? undefined',
    by: "address",
    matters: "All but the newest forty reviews would be out of reach.",
    tests: ["tests/journeys/a-reader-shows-more.spec.ts"],
  },
  {
    name: "the browser doesn't keep a review's private link",
    file: "src/site/reviews/form/review-form.island.tsx",
    replace: "keepReview(written.id, written.key);",
    by: "",
    matters: "Writers couldn't edit or withdraw their reviews after leaving the page.",
    tests: ["tests/journeys/a-player-edits-a-review.spec.ts"],
  },
  {
    name: "a renamed paddle disappears from the tray",
    file: "src/site/tray/tray-script.ts",
    replace: 'if (earlier) tray = renamed(tray, earlier.split(" "), slug!, name!);',
    by: "",
    matters: "What a shopper collected would lead to addresses of the past.",
    tests: ["tests/journeys/a-paddle-is-renamed.spec.ts"],
  },
  {
    name: "suggestions that arrive late replace newer ones",
    file: "src/site/search/suggest-below.ts",
    replace: "if (asked === term) show(html);",
    by: "show(html);",
    matters: "The list would show what was typed before, and a tap would open another page.",
    tests: ["tests/journeys/a-visitor-searches-with-typos.spec.ts"],
  },
];

import type { Mutant } from "./mutant.ts";

/** In what pages, feeds and files say. */
export const rendering: readonly Mutant[] = [
  {
    name: "structured data isn't escaped",
    file: "src/platform/render/head.tsx",
    replace: '.replaceAll("<", "\\\\u003c")',
    by: "",
    matters: "A text with '</script>' could bring its own script into a page.",
    tests: ["src/platform/render/head.test.tsx"],
  },
  {
    name: "feeds and sitemaps contain text as it is",
    file: "src/feeds/xml-text.ts",
    replace: '.replaceAll(/[&<>"]/g, (character) => entities[character]!)',
    by: "",
    matters: "One '&' in a title would break the feed for every reader.",
    tests: ["src/feeds/xml-text.test.ts"],
  },
  {
    name: "samples are in the structured data of a public site",
    file: "src/paddles/product-data.ts",
    replace: "const counted = isPublic ? players : totals;",
    by: "const counted = totals;",
    matters: "Search engines would show stars that no player gave, and may punish the site for it.",
    tests: ["tests/journeys/an-owner-without-samples.spec.ts"],
  },
  {
    name: "pages have no ribbon about demo content",
    file: "src/layout/document.tsx",
    replace: "{useSiteFacts().showsSamples ? <SampleRibbon /> : null}",
    by: "",
    matters: "Nobody would know what the sign ◇ means.",
    tests: ["tests/server/samples-marked.test.ts"],
  },
  {
    name: "sample reviews come before players' own",
    file: "src/reviews/list/find-reviews.service.ts",
    replace: "shown: [...onPage, ...last]",
    by: "shown: [...last, ...onPage]",
    matters: "A reader who wants the newest reviews would get the ones we wrote.",
    tests: ["tests/store/sample-order.test.ts"],
  },
  {
    name: "a private page passes its address on to other sites",
    file: "src/platform/render/private-headers.ts",
    replace: '  "referrer-policy": "no-referrer",\n',
    by: "",
    matters: "The key of a review would be in another site's log.",
    tests: ["tests/server/own-reviews.test.ts"],
  },
];

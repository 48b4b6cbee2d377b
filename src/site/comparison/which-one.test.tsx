import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainPaddle } from "../../../tests/support/invented.ts";
import { type SharedFacts, SiteFactsContext } from "../../platform/render/site-facts.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { choicesOf } from "./choices.ts";
import { WhichOne } from "./compared-paddles.tsx";
import { ShortVerdicts } from "./short-verdicts.tsx";

const facts = { unconfirmed: { page: "We're unsure of {name}." } } as unknown as SharedFacts;
const silent = /nothing we know puts it clearly ahead here/gi;

test.each<[string, Partial<Paddle>, { silent: number; unsure: boolean; chosen: boolean }]>([
  ["nothing puts either ahead", {}, { silent: 2, unsure: false, chosen: false }],
  ["one is ahead", { category: "All-Around Paddle" }, { silent: 1, unsure: false, chosen: true }],
  [
    "one has only advice",
    { buyIf: ["x"], strengths: { control: "x" } },
    { silent: 1, unsure: false, chosen: true },
  ],
  [
    "one is unconfirmed",
    { notConfirmed: ["identity"] },
    { silent: 1, unsure: true, chosen: false },
  ],
])("a side without a word says so if %s", (_, other, expected) => {
  const pair = [plainPaddle, { ...plainPaddle, ...other }];
  const choices = choicesOf(
    pair.map((paddle, index) => ({
      paddle: { ...paddle, slug: `${index}`, name: `P${index}`, criticisedFor: ["Loud"] },
      buckets: [],
    })),
  );
  const pages = [
    <WhichOne key="" choices={choices} unsettled={undefined} units="us" />,
    <ShortVerdicts key="" choices={choices} units="us" />,
  ].map((page) => renderToStaticMarkup(<SiteFactsContext value={facts}>{page}</SiteFactsContext>));
  for (const html of pages) {
    expect(html.match(silent) ?? []).toHaveLength(expected.silent);
    expect(html.includes("unsure")).toBe(expected.unsure);
    expect(/choose (?:the|it)/i.test(html) || html.includes("<strong>")).toBe(expected.chosen);
  }
  expect(pages[0]!.includes("separates these two")).toBe(!expected.chosen);
});

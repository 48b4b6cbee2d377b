import { randomBytes, randomInt } from "node:crypto";
import { addresses } from "../../addresses.ts";
import { defineKindPage } from "../contributions/define-kind-page.tsx";
import { notFound, redirect } from "../../platform/render/route.ts";
import { dayIn, triedPair } from "./pair.ts";
import { PairPictures, VoteInputs } from "./vote-form.tsx";
import { sentAddress, sides, voteAddress, voteKind } from "./vote.ts";

/** Where players who tried two paddles say which they'd keep. Each view draws which of the two comes first. */
export default defineKindPage(addresses.sideBySidePair, {
  kind: voteKind,
  id: "vote",
  query: ["day", "first"],
  isCached: false,
  headers: { "cache-control": "no-store", "x-robots-tag": "noindex" },

  about({ params, url: { pathname, searchParams }, site }) {
    const pair = triedPair(site.library, params.pair) ?? notFound();
    const code = dayIn(searchParams);
    const path = voteAddress(...pair.slugs);
    if (path !== pathname) redirect(voteAddress(...pair.slugs, code), 301);
    const drawn = sides.find((side) => side === searchParams.get("first")) ?? sides[randomInt(2)]!;
    return {
      pair,
      code,
      first: drawn,
      today: site.today(),
      name: pair.name,
      path: pair.comparison,
      typed: { shownFirst: drawn, phone: randomBytes(12).toString("hex"), day: code },
    };
  },

  words: ({ sideBySide: { ask } }) => ask,
  on: (_, { pair, today }) => ({ pair: pair.slugs, today }),
  given: ({ pair }, read) => ({ ...read, subject: pair.slugs[0].split("@")[0]! }),
  // The form comes back as it was shown.
  address({ pair, code, first }) {
    const query = new URLSearchParams({ ...(code !== "" && { day: code }), first });
    return `${voteAddress(...pair.slugs)}?${query}`;
  },
  sentAddress,

  Inputs: ({ about: { pair, first }, library: { sideBySide: words }, typed, problems }) => (
    <>
      <PairPictures pair={pair} first={first} />
      <VoteInputs pair={pair} first={first} words={words} typed={typed} problems={problems} />
    </>
  ),
});

// Questions in players' words, and what the first screen of the search must name: the answer, not an address. Reads our
// own content on purpose.
import { describe, expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { routes } from "../../pages.ts";
import { openSitePages } from "../../platform/render/route.ts";
import type { Site } from "../../platform/render/site.ts";
import { searchPages, topFirst } from "./found-pages.ts";
import { answerSearch } from "./search-answer.ts";

const library = projectLibrary();
const pages = openSitePages(routes)({ library });
const nobody = { totals: { reviews: 0 }, players: { reviews: 0 }, buckets: [], praised: [] };
const site = {
  library,
  today: () => "2026-11-25",
  reviews: { ratings: async (slugs: string[]) => new Map(slugs.map((slug) => [slug, nobody])) },
} as unknown as Site;

/** What the first screen shows: the answer's sentence, its paddles, and the first three rows. */
async function firstScreen(term: string): Promise<string> {
  const card = await answerSearch(site, pages, term);
  const rows = topFirst(searchPages({ library }, pages, term)).slice(0, 3);
  return [
    card?.sentence ?? "",
    ...(card?.paddles ?? []).map(({ paddle }) => paddle.shortName),
    ...rows.map(({ title }) => title),
  ].join(" | ");
}

/** The paddle that the answer names first. */
const first = async (term: string) =>
  (await answerSearch(site, pages, term))?.paddles[0]?.paddle.shortName;

const questions: Record<string, [term: string, names: string | RegExp][]> = {
  "who it's for": [
    ["tennis player moving over", "J2K"],
    ["coming from tennis what paddle", "J2K"],
    ["I played tennis for 20 years", "J2K"],
    ["kid of ten", "AMPED S2"],
    ["paddle for my daughter", "AMPED S2"],
    ["junior paddle", "AMPED S2"],
    ["I'm 62 and my shoulder hurts", "Prism"],
    ["best paddle for my 70 year old dad", "Prism"],
    ["senior with arthritis", "Warrior BluCore"],
    ["over 60", "Prism"],
    ["grandma just started", "Prism"],
    ["ping pong player", "Prism"],
    ["table tennis background", "Prism"],
    ["racquetball player", "Z5"],
    ["petite woman small hands", "AMPED S2"],
    ["gift for husband 4.0", "Bantam TKO-C"],
    ["gift for my wife who is a beginner", "Prism"],
    ["new player", "Prism"],
    ["just starting out", "Prism"],
    ["first paddle", "Prism"],
    ["what should a beginner buy", "Prism"],
    ["3.0 player", "Prism"],
    ["3.5 dupr", "Prism"],
    ["4.5 player", "Bantam TKO-C"],
    ["5.0 tournament player", "Bantam TKO-C"],
    ["singles player", "Perseus"],
    ["doubles 4.0", "Best fit first for a 4.0 player and doubles"],
  ],
  "what it should do": [
    ["sore elbow", "Warrior BluCore"],
    ["tennis elbow", "Warrior BluCore"],
    ["my elbow hurts after playing", "Warrior BluCore"],
    ["wrist pain", "Warrior BluCore"],
    ["soft paddle", "Warrior BluCore"],
    ["plush feel", "Warrior BluCore"],
    ["crisp paddle", "Evo Power XL"],
    ["poppy paddle", "Evo Power XL"],
    ["more pop", "Evo Power XL"],
    ["power paddle", "Vapor Power"],
    ["I'm a banger", "Vapor Power"],
    ["hit harder", "Vapor Power"],
    ["control paddle", "LUXX Control Air"],
    ["dinking", "LUXX Control Air"],
    ["soft game", "LUXX Control Air"],
    ["fast hands", "Z5"],
    ["hands battles at 4.0", "Bantam TKO-C"],
    ["paddle with spin", "TruFoam Genesis"],
    ["spinniest paddle", "TruFoam Genesis"],
    ["all court paddle", "TruFoam Genesis"],
    ["balanced feel", /Pulsar|Ronbus R/],
    ["quiet paddle", "Nobody here measured sound"],
    [
      "quiet paddle for HOA",
      /^USA Pickleball's Quiet list first, .* quiet courts\. .* \| Talon X1/,
    ],
    ["quiet paddle under $100", /^Best fit first/],
    ["loud neighbors, need something quiet", "Nobody here measured sound"],
    ["indoor gym, loud neighbors", "Nobody here measured sound"],
    ["want more pop but my resets are bad", /Double Black Diamond|Bantam/],
    ["control and a sore arm", "LUXX Control Air"],
    ["power with a sore elbow", "Perseus IV"],
    ["spin and control at 3.5", "Double Black Diamond"],
  ],
  "for how much": [
    ["best under 80 bucks for my mom", "Best fit first, up to $80. | Valkyrie"],
    ["paddle under 50", "Nothing under $50. The nearest is the"],
    ["under $100", "Prism"],
    ["beginner paddle under $150", "Prism"],
    ["control paddle under $150", "Prism"],
    ["power paddle under 200", "Vapor Power"],
    ["soft 3.5 $150 sore elbow", "Prism"],
    ["I'm a 3.25 with $150 and a sore elbow", "Prism"],
    ["spin for less than 200 dollars", "Double Black Diamond"],
    ["cheapest spin paddle", "Prism"],
    ["cheap control paddle", "Prism"],
    ["budget paddle for a beginner", "Prism"],
    ["fast hands under $120", /^Best fit first for fast hands, up to \$120\. \| /],
    ["power under $100", "Prism"],
    ["tennis player under 160", "J2K"],
  ],
  "this or that": [
    ["perseus vs hyperion", "Buy the Hyperion Pro IV for hand speed"],
    ["perseus or boomstik", "Boomstik"],
    ["boomstik vs vapor power", "Vapor Power"],
    ["neonic flow vs prism", "Same feel, same shape: buy the Prism and keep $30"],
    ["z5 or amped", "Z5"],
    ["j2k vs viva pro", "J2K"],
    ["ronbus or vatic", "Prism"],
    ["luxx vs blucore", "LUXX Control Air"],
    ["dbd or prism", "Prism"],
    ["genesis or perseus", "TruFoam Genesis"],
    ["should i get the flow or the prism", "Same feel, same shape"],
    ["difference between crbn 3x and genesis", "TruFoam Genesis"],
    ["vapor power or bantam for counters", "Bantam TKO-C"],
    ["14mm vs 16mm", "16 mm plays softer, 14 mm has more pop"],
    ["16mm or 14mm?", "16 mm plays softer, 14 mm has more pop"],
    ["20 mm or 16 mm core", "20 mm plays softer, 16 mm has more pop"],
  ],
  "something else than": [
    ["like the boomstik but cheaper", "Vapor Power"],
    ["perseus or something cheaper", "Vapor Power"],
    ["cheaper than the luxx", "Prism"],
    ["prism but longer", /Ronbus R|LUXX/],
    ["lighter than the boomstik", "Perseus"],
    ["quieter than the boomstik", /Vapor|Perseus/],
    ["boomstik alternative", "Instead of the Boomstik"],
    ["alternative to the perseus", "Instead of the Perseus IV"],
    ["instead of the genesis", "Instead of the TruFoam Genesis"],
    ["something like the luxx", "Instead of the LUXX Control Air"],
    ["similar to double black diamond", "Instead of the Double Black Diamond Control"],
    ["my joola perseus cracked", "Instead of the Perseus IV"],
    ["my vapor power died", "Instead of the Vapor Power"],
    ["replacement for my j2k", "Instead of the J2K"],
    [
      "my old paddle died, it was a Radical Elite",
      "We couldn't confirm much about the Radical Elite",
    ],
    ["replace metalbone", "We couldn't confirm much about the Metalbone"],
    ["softer than the perseus", /LUXX|Ronbus|Perseus CFS/],
    ["quicker than the j2k", "AMPED S2"],
    ["hyperion but cheaper", "We don't know of one like the Hyperion"],
  ],
  "what next": [
    ["upgrade from z5", "Double Black Diamond"],
    ["upgrade from the prism", "Vapor Power"],
    ["what should i buy after the prism", "Vapor Power"],
    ["step up from the neonic flow", "Vapor Power"],
    ["outgrew my amped s2", "Prism"],
    ["more power than the prism", "Vapor Power"],
    ["more spin than the z5", "Double Black Diamond"],
    ["something like the luxx with more power", "Perseus IV"],
    ["more forgiving than the genesis", /J2K|BluCore/],
    ["next paddle after the ronbus", "Perseus 3S"],
    ["better than the viva pro", "A step up from the Viva Pro"],
  ],
  "about one": [
    ["how heavy is the boomstik", "8.4 oz"],
    ["vapor power weight", "8.3 oz"],
    ["prism grip length", "5.3 in"],
    ["how thick is the luxx", "20 mm"],
    ["price of the genesis", "$279.99"],
    ["how much is the j2k", "$155"],
    ["hyperion price", "We couldn't confirm the list price"],
    ["is the j2k any good", "Buy the J2K if"],
    ["should i buy the genesis", "Buy the TruFoam Genesis if"],
    ["is the boomstik worth it", "Skip it if you're newer to the game"],
    ["prism review", "Buy the Prism if"],
    ["is the luxx overrated", "Buy the LUXX Control Air if"],
    ["is the Boomstik legal in my tournament", "Boomstik"],
    ["boomstick", "Boomstik"],
    ["joola persues", "Perseus"],
    ["duoble black dimond", "Double Black Diamond"],
    ["hyprion", "Hyperion"],
    ["vatik prism", "Prism"],
  ],
  "what isn't a paddle": [
    ["how many balls for 40 people", "What a club needs"],
    ["how many balls for a club of 40", "What a club needs"],
    ["ball for cold days", /ball/i],
    ["quiet ball", /ball/i],
    ["indoor balls", /indoor/i],
    ["what does dupr mean", "DUPR"],
    ["lead tape", "Tape"],
    ["where to put lead tape", "Tape"],
    ["left-handed two-handed backhand", /Backhand/i],
    ["third shot drop", /Drop/],
    ["how do i reset", /Reset/],
    ["when should i replace my paddle", /Replace/i],
    ["does core thickness matter", /Core/],
    ["is my paddle legal", /Legal/],
    ["wall drills", /Wall/],
    ["how are scores made", /How It Works|Scores/i],
    ["court size", /Court/],
    ["delete my review", "Privacy"],
    ["privacy", /Privacy/],
  ],
};

describe.each(Object.entries(questions))("%s", (_, rows) => {
  test.each(rows)("'%s' is answered with %s", async (term, names) => {
    expect(await firstScreen(term)).toEqual(
      typeof names === "string" ? expect.stringContaining(names) : expect.stringMatching(names),
    );
  });
});

test("there are at least 150 of them", () => {
  expect(Object.values(questions).flat().length).toBeGreaterThanOrEqual(150);
});

test("every answer about needs gives a reason that names the paddle's own, and no answer is blank", async () => {
  for (const [term] of Object.values(questions).flat()) {
    const card = await answerSearch(site, pages, term);
    if (card === undefined) continue;
    expect(card.sentence, term).toMatch(/^[A-Z0-9].+[.:]$/);
    for (const { reason } of card.paddles) expect(reason, term).toMatch(/^[A-Z0-9“].+[.!]$/);
    expect(`${card.sentence} ${card.paddles.map(({ reason }) => reason).join(" ")}`).not.toMatch(
      /undefined|NaN|\{|Infinity/,
    );
  }
});

test.each([
  "what is a dink",
  "how do I hold it",
  "pickleball shoes",
  "net height",
  "grip tape",
  "hello",
])("'%s' asks for no paddle, and none is answered", async (term) => {
  expect(await first(term)).toBeUndefined();
});

test.each([
  ["slk evo 2.0", "SLK Evo Power XL"],
  ["crbn 1x power series", /CRBN/],
  ["gearbox pro power elongated", /Gearbox/],
  ["vatic oni", "Vatic Pro Oni"],
  ["11six24 pegasus", /11SIX24 Pegasus/],
  ["11six24 jelly bean", /11SIX24 \S+ Jelly Bean/],
  ["joola hyperion cfs 16", /JOOLA/],
  ["selkirk vanguard power air invikta", /./],
  ["bread and butter loco", "Bread & Butter Loco"],
  ["bread n butter invader", "Bread & Butter Invader"],
  ["bnb loco", "Bread & Butter Loco"],
  ["paddletek tempest wave pro", "Paddletek"],
  ["head extreme tour max", "HEAD"],
  ["gen 3 perseus", "JOOLA Perseus 3"],
  ["rally rocket", "JOOLA Pro V Rally Rocket"],
  ["perseus 3", "JOOLA Perseus 3"],
  ["oni", "Vatic Pro Oni"],
])(
  "'%s' is a name, whether we have it or not: no wish, and no choice between two",
  async (term, names) => {
    expect(await answerSearch(site, pages, term)).toBeUndefined();
    const [row] = topFirst(searchPages({ library }, pages, term));
    expect(row?.title).toEqual(typeof names === "string" ? names : expect.stringMatching(names));
  },
);

test.each<[string, string | RegExp, "here" | "there"]>([
  ["gift for husband 4.0", /^All \d+, and why$/, "there"],
  ["sore elbow under $150", /^All \d+, and why$/, "there"],
  ["best under 80 bucks for my mom", "The best within $100, and why", "here"],
  ["I'm 62 and my shoulder hurts", "The best for a sore arm, and why", "here"],
  ["indoor gym, loud neighbors", /^All \d+, and why$/, "there"],
  ["kid of ten", "Five questions, and a paddle", "here"],
  ["16mm or 14mm?", "Every paddle by its core", "here"],
  ["more power than the prism", "Everything about the Prism", "here"],
  ["like the boomstik but cheaper", "Everything about the Boomstik", "here"],
  ["perseus or boomstik", "Side by side, with what differs first", "there"],
  ["quiet list", "More filters", "there"],
  ["foam paddle under $200", /^All \d+, and more filters$/, "there"],
])(
  "the way on from %j is named for what it leads to, which says the same first or doesn't: %s",
  async (term, text, where) => {
    const card = await answerSearch(site, pages, term);
    expect(card!.more.text).toEqual(typeof text === "string" ? text : expect.stringMatching(text));
    expect(card!.isOnlyHere ?? false).toBe(where === "here");
  },
);

test("an answer by facts says what each figure is of", async () => {
  const card = await answerSearch(site, pages, "best paddle under 100");
  const reasons = card!.paddles.map(({ reason }) => reason.replaceAll("\u{a0}", " "));
  expect(reasons[0]).toMatch(/^5\.3 in grip · Hybrid shape · /);
});

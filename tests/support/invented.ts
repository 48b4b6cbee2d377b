import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { parse } from "yaml";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Units } from "../../src/platform/text/units.ts";
import { listedFrom } from "../../src/site/paddles/listed-paddle.ts";
import type { ListedPaddle } from "../../src/site/paddles/listed-paddle.content.ts";
import type { Listed, Paddle } from "../../src/site/paddles/paddle.content.ts";
import {
  categories,
  type FactName,
  shapes,
  surfaces,
  traits,
  upaAStates,
  usaPickleballStates,
} from "../../src/site/paddles/paddle-values.ts";
import type { Candidate } from "../../src/site/match/match.ts";
import {
  armAnswers,
  budgets,
  feels,
  playStyles,
  type Preferences,
} from "../../src/site/match/match-address.ts";
import { levels, type OwnLevel } from "../../src/site/reviews/level/level.ts";
import type { RatedPaddle } from "../../src/site/finder/facets.ts";
import { averageRating, bucketsOf, totalsOf } from "../../src/site/reviews/ratings/ratings.ts";
import type { Library } from "../../src/library/library.ts";
import { type Theme, themes } from "../../src/site/reviews/themes/themes.ts";
import { choicesOf } from "../../src/site/comparison/choices.ts";
import type { Reason } from "../../src/site/paddles/reasons.ts";
import { say } from "../../src/site/paddles/say.ts";

/** A text in a content file that may not be published without samples. */
export interface Invented {
  text: string;
  /** Its file: content/home.yaml. */
  file: string;
}

interface Sample {
  firstName: string;
  review: string;
}

interface Quote {
  text: string;
}

const files = globSync("content/**/*.{yaml,md}").toSorted();

/**
 * The invented content, read from its files: the texts and names of sample reviews, a fictional team, unconfirmed
 * claims, and in files marked `sample: true`
 * community notes, quotes and what has the sign of samples.
 */
export function inventedIn(): {
  reviews: Invented[];
  names: Invented[];
  claims: Invented[];
  files: Invented[];
} {
  const found = { reviews: [], names: [], claims: [], files: [] } as ReturnType<typeof inventedIn>;
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const [, fields = text, body = ""] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
    const read = parse(fields) as Record<string, unknown>;
    const note = (list: Invented[], said: string) => list.push({ text: said, file });
    if (file.startsWith("content/sample-reviews/"))
      for (const { firstName, review } of read["reviews"] as Sample[]) {
        note(found.reviews, review);
        note(found.names, firstName);
      }
    for (const group of groupsIn(read))
      if (group["confirmed"] === false)
        for (const said of stringsIn(group)) if (/[a-z]/i.test(said)) note(found.claims, said);
    if (read["sample"] !== true) continue;
    if (file.startsWith("content/team/")) {
      note(found.names, read["name"] as string);
      note(found.files, read["bio"] as string);
    }
    for (const group of groupsIn(read))
      for (const said of [
        group["communityNote"] as string | undefined,
        (group["quote"] as Quote | undefined)?.text,
      ])
        if (said !== undefined) note(found.files, said);
    for (const block of [...stringsIn(read), ...body.split(/\n+>? ?/)]) {
      const sentences = block.startsWith("◇") ? [block] : block.split(/(?<=[.!?]◇?) /);
      for (const said of sentences)
        if (said.includes("◇")) note(found.files, said.replaceAll("◇", "").trim());
    }
  }
  return found;
}

function groupsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(groupsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Pseudo-random whole numbers below `below`, the same in every run (a linear congruence). */
export function repeatable(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // The upper bits: the lower ones of a linear congruence repeat after a few steps.
    return Math.floor((state / 2 ** 32) * below);
  };
}

const doubted: readonly FactName[] = ["surface", "shape", "coreMm", "weightOz", "gripLengthIn"];

/** Made-up paddles with made-up ratings, the same in every run. */
export function randomCandidates(count: number, seed: number): Candidate[] {
  const below = repeatable(seed);
  const one = <Value>(values: readonly Value[]) => values[below(values.length)]!;
  const rated = () => {
    const reviews = one([0, 1, 4, 5, 20, 300]);
    return { reviews, average: reviews === 0 ? undefined : 1 + below(401) / 100 };
  };
  return Array.from({ length: count }, (_, index) => ({
    paddle: {
      slug: `paddle-${String(index).padStart(5, "0")}`,
      name: `Paddle ${index}`,
      category: one(categories),
      surface: one(surfaces),
      shape: one(shapes),
      coreMm: below(6) === 0 ? null : 8 + below(171) / 10,
      weightOz: 6 + below(401) / 100,
      gripLengthIn: 3.5 + below(351) / 100,
      listPriceCents: below(5) === 0 ? null : 4_999 + below(350) * 100,
      ...randomPage(below),
      notConfirmed: ["identity" as const, ...doubted].filter(() => below(6) === 0),
    } as unknown as Paddle,
    everybody: rated(),
    near: rated(),
  }));
}

/** Preferences, some left open, the same in every run. */
export function randomPreferences(count: number, seed: number): Preferences[] {
  const below = repeatable(seed);
  const oneOrNone = <Value>(values: readonly Value[]) =>
    below(3) === 0 ? undefined : values[below(values.length)];
  return Array.from({ length: count }, () => ({
    level: oneOrNone<OwnLevel>([...levels, "3.25", "4.512"]),
    style: oneOrNone(playStyles),
    budgetCents: oneOrNone(budgets),
    feel: oneOrNone(feels),
    arm: oneOrNone(armAnswers),
  }));
}

/** What a made-up paddle's page says: each trait praised, criticized or, mostly, neither. */
function randomPage(below: (limit: number) => number) {
  const side = new Map(traits.map((trait) => [trait, below(6)]));
  const phrases = (kind: number) =>
    Object.fromEntries(traits.flatMap((t) => (side.get(t) === kind ? [[t, `Its ${t}`]] : [])));
  const [strengths, weaknesses] = [phrases(0), phrases(1)];
  return {
    strengths,
    weaknesses,
    knownFor: Object.values(strengths),
    criticisedFor: Object.values(weaknesses),
    buyIf: ["you play"],
    skipIf: ["you like another more"],
  };
}

const makers = ["JOOLA", "Selkirk", "Six Zero", "CRBN", "Onix", "adidas"];
const doubtedFacts = [
  "surface",
  "shape",
  "coreMm",
  "weightOz",
  "gripLengthIn",
  "usaPickleball",
  "upaA",
] as const;
const words = ["Perseus", "Boomstik", "Diamond", "Vapor", "Power", "Pro", "Genesis", "Warrior"];

/** A paddle of which only the given facts matter. */
export function ratedPaddle(
  facts: Partial<Paddle>,
  reviews: [rating: number, level: number][] = [],
  praised: readonly Theme[] = [],
) {
  const { name = "Paddle" } = facts;
  const paddle = {
    slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    name,
    fullName: name,
    shortName: name,
    aliases: [],
    brand: "JOOLA",
    category: "Power Paddle",
    year: 2025,
    listPriceCents: 20_000,
    surface: "Carbon Fiber",
    shape: "elongated",
    coreMm: 16,
    gripLengthIn: 5.5,
    weightOz: 8,
    usaPickleball: null,
    upaA: null,
    approvals: [],
    notConfirmed: [],
    knownFor: [],
    criticisedFor: [],
    buyIf: [],
    skipIf: [],
    ...facts,
  } as unknown as Paddle;
  const buckets = bucketsOf(
    reviews.map(([rating, level]) => ({ rating, level })),
    false,
  );
  const totals = totalsOf(buckets);
  const average = averageRating(totals);
  return { paddle, buckets, average, reviews: totals.reviews, praised };
}

/** A catalog of made-up paddles, the same for the same seed: facts missing, unconfirmed and on every bound. */
export function randomPaddles(count: number, seed: number): RatedPaddle[] {
  const below = repeatable(seed);
  const one = <Value>(values: readonly Value[]) => values[below(values.length)]!;
  return Array.from({ length: count }, (_, index) =>
    ratedPaddle(
      {
        name: `${one(makers)} ${one(words)} ${one(words)} ${index}`,
        brand: one(makers),
        category: one(categories),
        surface: one(surfaces),
        shape: one(shapes),
        listPriceCents: below(6) === 0 ? null : 5000 + below(60) * 500,
        coreMm: below(8) === 0 ? null : 12 + below(17) / 2,
        gripLengthIn: 4.5 + below(7) / 4,
        weightOz: 7.5 + below(12) / 10,
        usaPickleball: below(4) === 0 ? null : one(usaPickleballStates),
        upaA: below(2) === 0 ? null : one(upaAStates),
        notConfirmed: doubtedFacts.filter(() => below(5) === 0),
      },
      Array.from({ length: below(14) }, () => [1 + below(5), 1000 + below(51) * 100]),
      themes.filter(() => below(5) === 0),
    ),
  );
}

/** A folder to run a server in, with more paddles than our catalog. */
export interface LargeCatalog {
  folder: string;
  /** All its paddles, ours first. */
  slugs: readonly string[];
}

const description = (number: number) =>
  `Paddle number ${number} of a catalog that is longer than any shop's, to be looked through.`;

/**
 * Copies the content, and repeats its paddles under other names up to a number. The caller removes the folder.
 * @param listed how many listed paddles there are besides: of a hundred brands, a third with three sourced facts
 */
export function largeCatalog(paddles: number, listed = 0): LargeCatalog {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-catalog-"));
  cpSync("content", join(folder, "content"), { recursive: true });
  const at = (slug: string) => join(folder, "content/paddles", `${slug}.yaml`);
  const ours = readdirSync("content/paddles").map((file) => file.replace(".yaml", ""));
  const slugs = [...ours];
  for (let number = ours.length; number < paddles; number++) {
    const original = ours[number % ours.length]!;
    const slug = `${original}-${number}`;
    slugs.push(slug);
    // Without sample reviews, which must be unique.
    const text = readFileSync(at(original), "utf8")
      .replace(/^name: .*$/m, `name: Paddle ${number}`)
      .replace(/^description:.*\n(  .*\n)*/m, `description: ${description(number)}\n`)
      .replaceAll(/^(recommendPercent|averageDupr|seedSamples):.*\n/gm, "");
    writeFileSync(at(slug), text);
  }
  // As many listed paddles as were asked for, none of which another one replaces.
  const gone = new Set(readdirSync("content/listed").map((file) => file.replace(".yaml", "")));
  for (const slug of slugs) {
    const text = readFileSync(at(slug), "utf8");
    writeFileSync(
      at(slug),
      text.replaceAll(/^  paddle: (.*)$/gm, (line, replaced: string) =>
        gone.has(replaced) ? `  name: ${replaced}` : line,
      ),
    );
  }
  rmSync(join(folder, "content/listed"), { recursive: true });
  mkdirSync(join(folder, "content/listed"));
  for (let number = 0; number < listed; number++)
    writeFileSync(join(folder, "content/listed", `listed-${number}.yaml`), listedText(number));
  // The built site, and the font of its pictures.
  for (const part of ["build", "src"]) symlinkSync(join(process.cwd(), part), join(folder, part));
  return { folder, slugs };
}

/** A made-up listed paddle: only what is given is in its file. */
export const inventedListed = (facts: Partial<ListedPaddle> = {}): Listed =>
  listedFrom({
    slug: "arrowhead-drift",
    name: "Arrowhead Drift",
    brand: "Arrowhead",
    aliases: [],
    approvals: [],
    offers: [],
    movedFrom: [],
    ...facts,
  });

/** The file of a made-up listed paddle. */
export function listedText(number: number): string {
  const facts = [
    `weightOz: ${7.5 + (number % 12) / 10}`,
    `coreMm: ${[13, 14, 16][number % 3]}`,
    `listPriceCents: ${7999 + (number % 20) * 1000}`,
    `lengthIn: ${16 + (number % 5) / 10}`,
    `shape: ${shapes[number % shapes.length]}`,
  ];
  const source = `{ from: "The maker's page", url: "https://maker-${number}.example/specs", on: "2026-11" }`;
  const sourced = number % 3 === 0 ? ["weightOz", "coreMm", "listPriceCents"] : ["weightOz"];
  return `name: Arrowhead${number % 100} Drift ${number}
brand: Arrowhead${number % 100}
${facts.slice(0, 3 + (number % 3)).join("\n")}
sources:
${sourced.map((fact) => `  ${fact}: ${source}`).join("\n")}
`;
}

/** A paddle that its page neither praises nor criticizes for anything, with all that reasons are drawn from. */
export const plainPaddle = {
  approvals: [],
  listPriceCents: 17_999,
  category: "Power Paddle",
  shape: "elongated",
  coreMm: 16,
  gripLengthIn: 5.5,
  weightOz: 8.2,
  notConfirmed: [],
  knownFor: [],
  criticisedFor: [],
  buyIf: [],
  skipIf: [],
  strengths: {},
  weaknesses: {},
} as unknown as Paddle;

const named = (slug: string, brand = "JOOLA") => ({ slug, name: slug, brand }) as Paddle;
const withVersions = (paddle: Paddle): Paddle => ({
  ...plainPaddle,
  ...paddle,
  versions: [
    { name: "14 mm Flash", about: [], isEarlier: false },
    { name: "Gen 1", about: [], isEarlier: true },
  ],
});

/** A library that knows four paddles, of three brands, by their slugs; 'ant' was 'old-ant'; a dog has two versions. */
export const namedPaddles: Pick<Library, "paddles" | "paddleNamed"> = {
  paddles: [
    named("ant"),
    named("bee", "Six Zero"),
    named("cat", "Ben's + Co"),
    withVersions(named("dog")),
  ],
  paddleNamed: (slug) =>
    namedPaddles.paddles.find((paddle) => paddle.slug === (slug === "old-ant" ? "ant" : slug)),
};

/** The reasons for each of some paddles without reviews. */
export const reasonsOf = (paddles: readonly Paddle[]) =>
  choicesOf(paddles.map((paddle) => ({ paddle, buckets: [] }))).map(({ reasons }) => reasons);

export const textsOf = (each: readonly (readonly Reason[])[], units: Units = "us") =>
  each.map((reasons) => reasons.map((reason) => say(reason, "if", units)));

/** What is said for the plain paddle, and for others that differ from it in this only. */
export const saidOf = (...others: Partial<Paddle>[]) =>
  textsOf(reasonsOf([plainPaddle, ...others.map((facts) => ({ ...plainPaddle, ...facts }))]));

/** Queries of each address whose route has a codec, written as no link of ours is. */
export const unusualQueries: Record<string, string[]> = {
  "/": [
    "arm=yes&budget=150&level=3%2C25&utm_source=x",
    "level=&budget=&arm=no",
    "level=pro&budget=75&arm=maybe",
    "arm=no&arm=yes&level=new",
    "style=power&feel=soft&level=4",
  ],
  "/paddle-finder": [
    "page=2&utm_source=x",
    "search=++joola++&page=1",
    "brand=JOOLA&category=all&search=",
    "search=%ff%00<b>&brand=joola",
    "surface=Graphite&surface=Carbon+Fiber&price=-100&price=250-&shape=none",
    "level=4%2C25&rating=4.0&sort=near",
    "shortlist=diadem-hero,nobody,neonic-flow,diadem-hero&sort=rating",
    "search=perseas&sort=newest&level=3.5",
    "page=999&sort=name",
    "search=zzzzzz&brand=JOOLA&category=Power+Paddle&shape=hybrid",
    "praised=spin&praised=control&praised=luck&sort=rating",
  ],
  // Other forms of a bag redirect to this one.
  "/picture.png": [
    "want=honolulu-j2k&own=neonic-flow",
    "own=neonic-flow&style=control&level=3.5",
    "level=nothing&budget=150&want=",
    "own=nothing&arm=yes&arm=no",
  ],
  "/my-paddles": [
    "own=neonic-flow,honolulu-j2k&utm_source=x",
    "own=neonic-flow&weight=8.1&utm_source=x",
    "utm_source=x",
  ],
  "/power-and-control": ["level=3.25&utm_source=x", "level=pro&level=3.5"],
  "/tape-calculator": [
    "sides=6&weight=++8.1+oz&paddle=neonic-flow&utm_source=x",
    "sides=&tip=%00&paddle=%3cscript%3e",
  ],
  "/reviews": [
    "photos=yes&level=3.5&about=joola&utm_source=x",
    "about=..%2f&after=1_2&photos=no&level=99",
  ],
  "/is-my-paddle-legal": [
    "paddle=++Perseus++pro&utm_source=x",
    "paddle=%3cscript%3e%00&paddle=perseus",
    "paddle=is%20the%20joola%20legal?",
    `paddle=${"x".repeat(300)}`,
  ],
  "/badge/diadem-hero.svg": ["level=3,4&x=1", "level=none", "level=new&utm_source=x"],
  "/paddle-reviews": [
    "page=2&brand=all",
    "search=+hero+&sort=price",
    "category=Power%20Paddle&brand=__proto__",
    "search=JOLA&brand=all",
    "search=what%27s+a+%22kitchen%22%3f",
  ],
  "/paddles": [
    "order=descending",
    "sort=price&order=ascending",
    "order=descending&sort=rating&level=3.5",
    "sort=near&search=perseas",
    "sort=newest&search=jola&columns=year",
    "columns=year&columns=none&columns=brand&sort=shape&order=descending",
    "search=zzzzzz&sort=weight&brand=JOOLA&category=Power+Paddle&columns=year",
    "price=200-250&category=Power%20Paddle&sort=weight",
    "page=3&price=150-200&approval=both",
  ],
  "/paddles.csv": [
    "sort=price&search=jola",
    "brand=JOOLA&search=",
    "level=3.5&rating=4.5&order=descending",
    "shortlist=neonic-flow,diadem-hero,nobody",
    "surface=Paper",
  ],
  "/data/facts.json": [
    "since=2026-11-23&utm_source=x",
    "since=2020-01-01",
    "since=2099-01-01",
    "since=",
  ],
  "/data/facts.csv": ["since=2026-11-23", "since=2026-11-23&since=2020-01-01", "since=2020-01-01"],
  "/api/v1/paddles": ["page=1", "page=2&a=b", "page=0", "page=1e3"],
  "/api/v1/paddles/diadem-hero/reviews": [
    "level=3.5&a=b",
    "level=",
    "level=new&before=",
    "before=1750000000123_0198f2c4-7d1e-7a60-9b3c-5e8f0a1b2c3d&level=4.0",
  ],
  "/api/v1/compare": [
    "paddles=neonic-flow%2Cselkirk-amped-s2",
    "paddles=neonic-flow,,selkirk-amped-s2,",
    "paddles=",
  ],
  "/balls": [
    "club=franklin-x-40&players=+24&nights=8&games=6&utm_source=x",
    "club=nobody&players=24&games=1",
    "games=99&club=franklin-x-40&players=1e3",
    "sort=name&use=",
    "upto=3.00&use=outdoor&cold=no",
    "ball=franklin-x-40&price=+2,5+&sort=cost",
    "ball=franklin-x-40&price=free%20%3Cb%3E",
    "ball=franklin-x-40",
    "price=5",
    "columns=holes&columns=rating&sort=weight&cold=yes",
  ],
  "/blog": [
    "search=+dink+&category=Strategy",
    "category=strategy",
    "search=%ff%20zzzz&category=Reviews",
    "category=Equipment&category=Reviews",
    `search=${"long ".repeat(60)}`,
  ],
  "/comparisons": [
    "paddles=diadem-hero%2Cneonic-flow&units=us",
    "units=metric&paddles=neonic-flow,diadem-hero",
    "paddles=&units=imperial",
    "paddles=diadem-hero&units=us",
    "units=metric&paddles=",
  ],
  "/comparisons/diadem-hero-vs-neonic-flow": [
    "units=metric&units=us",
    "units=us",
    "units=Metric",
    "paddles=a",
    "units=",
  ],
  // Leads to the pair in alphabetical order.
  "/comparisons/neonic-flow-vs-diadem-hero": ["units=us", "units=metric&a=b"],
  "/diadem-hero": [
    "level=&dupr=&stars=&sort=newest&search=",
    "level=dupr&dupr=3%2C25",
    "dupr=3.25&units=metric",
    "stars=5&units=us&level=3.5",
    "search=+soft%0Ahands&theme=control",
    "opinion=complaint&theme=control",
    "opinion=praise",
    "sort=helpful&stars=05",
    "sort=highest&before=005_sample-1",
    "review=sample-2&sort=newest",
    "sort=newest&review=0198f2c4-7d1e-7a60-9b3c-5e8f0a1b2c3d",
    "sort=lowest&level=all",
  ],
  "/no-such-paddle": ["stars=5&level=", "units=us"],
  "/reviews/balls/7f3a9c21": [
    "level=&sort=newest",
    "stars=4&level=new",
    "search=wind&theme=Control",
    "review=sample-1&units=metric",
    "before=9_sample-1&sort=highest",
    "rating=6&about=zzz",
  ],
  "/paddle-finder/match": [
    "level=&dupr=&style=",
    "arm=perhaps",
    "arm=no&level=3.5",
    "level=3.25&utm_source=x",
    "%6cevel=new",
  ],
  "/search": [
    "search=+joola+",
    "search=soft+hands&search=b",
    "search=",
    "search=%ff%F0%9F%8F%93",
    "search=hero%20vs+flow",
    `search=${"power%20".repeat(40)}`,
  ],
  "/search/suggestions": [
    "search=+joola+&a=b",
    "search=",
    `search=${"a".repeat(99)}%20b`,
    `search=${"a".repeat(99)}%F0%9F%8F%93`,
    "search=per%27seus&search=x",
  ],
};

/** A page's lists under one label with the mark, 'These … are samples.', up to the note at their end. */
export const labeledSamples =
  /are samples\.<span[^>]*>◇<\/span><\/p><(ul|ol)\b.*?<\/\1>(?=<p class="note">)/gs;

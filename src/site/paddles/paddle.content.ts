import { z } from "zod";
import {
  color,
  dayOrMonthField,
  factSource,
  field,
  fileName,
  group,
  headDescription,
  headKeywords,
  movedFrom,
  onceRight,
  report,
  sourcesOf,
  webAddress,
  words,
} from "../../platform/content/fields.ts";
import { slugOf } from "../../platform/text/normalize-text.ts";
import type { WithSamples } from "../../platform/text/sample.ts";
import {
  type ApprovalList,
  approvalLists,
  builds,
  categories,
  edges,
  lifecycles,
  type paddleSamples,
  type PresentApprovals,
  shapes,
  surfaces,
  textures,
  type Trait,
  traits,
  factNames,
  sourcedFacts,
  type VersionFact,
} from "./paddle-values.ts";
import { sourceKinds } from "../../platform/text/fact-source.ts";
import { photos } from "../media/photos.content.ts";
import { offersHaveVersions, paddleOffers } from "../offers/offers.content.ts";
import { artworks } from "./paddle-artwork.ts";

/** The latest year a paddle's file can have. */
export const maxYear = 2100;

/** Reports an unnamed face material without the maker's words for it. */
export function hasFaceMaterial({ surface, faceMaterial }: Faced, context: z.RefinementCtx): void {
  if (surface === "Other" && faceMaterial === undefined)
    report(context, ["faceMaterial"], "is missing");
}

const phraseLists = ["knownFor", "buyIf", "criticisedFor", "skipIf"] as const;
const phraseFields = ["strengths", "weaknesses", ...phraseLists];

type Faced = Partial<Record<"surface" | "faceMaterial", string | undefined>>;
type Sized = Partial<Record<"lengthIn" | "widthIn", number | undefined>>;
type Weighed = Partial<Record<"lightestOz" | "heaviestOz", number | undefined>>;

/** Makers who measure in millimeters round up: 420 by 190 mm is 16.54 by 7.48 in. */
const roundedIn = 0.1;

/** Reports a paddle larger than the rules allow: 24 inches, length and width together (USA Pickleball rulebook, 2.E.3). */
export function fitsTheRules({ lengthIn, widthIn }: Sized, context: z.RefinementCtx): void {
  if (lengthIn === undefined || widthIn === undefined || lengthIn + widthIn <= 24 + roundedIn)
    return;
  report(
    context,
    ["widthIn"],
    "length and width together are more than 24 in, which the rules do not allow",
  );
}

interface Dated {
  year?: number | undefined;
  updated?: string | undefined;
  pricedIn?: string | undefined;
}

/** Reports dates before the year the paddle came out. */
export function datesAfterYear({ year, updated, pricedIn }: Dated, context: z.RefinementCtx): void {
  // A year out of range is reported elsewhere.
  if (year === undefined || year > maxYear) return;
  for (const [path, date] of Object.entries({ updated, pricedIn }))
    if (date !== undefined && Number(date.slice(0, 4)) < year)
      report(context, [path], `is before ${year}, the year it came out: one of the two is wrong`);
}

type Traits = Partial<Record<Trait, string>>;

interface WithTraits extends Record<(typeof phraseLists)[number], readonly string[]> {
  strengths: Traits;
  weaknesses: Traits;
  repeats?: Traits | undefined;
  onlyIf?: readonly string[] | undefined;
}

interface VersionTraits {
  about: readonly string[];
  strengths?: Traits | undefined;
  weaknesses?: Traits | undefined;
}

interface WithVersions extends WithTraits {
  versions?: readonly VersionTraits[] | undefined;
}

interface NamedVersions {
  versionName?: string | undefined;
  versions?: readonly { name: string }[] | undefined;
}

/** Reports names of versions without an address of their own. */
export function versionsHaveNames(
  { versionName = "", versions: listed = [] }: NamedVersions,
  context: z.RefinementCtx,
): void {
  const slugs = listed.map(({ name }) => slugOf(name));
  for (const [index, slug] of slugs.entries())
    if (slug === "" || slug === slugOf(versionName) || slugs.indexOf(slug) < index)
      report(
        context,
        ["versions", index, "name"],
        "needs letters or digits that no other version's name has: its address is made of them",
      );
}

/** Reports `about` texts that aren't phrases from the same file, and traits of one version given to another. */
function versionsHavePhrases(paddle: WithVersions, context: z.RefinementCtx): void {
  const { versions: listed = [], knownFor, buyIf, criticisedFor, skipIf } = paddle;
  const all = new Set([...knownFor, ...buyIf, ...criticisedFor, ...skipIf]);
  for (const [index, { about }] of listed.entries())
    for (const [place, phrase] of about.entries())
      if (!all.has(phrase))
        report(
          context,
          ["versions", index, "about", place],
          "is not, word for word, one of the phrases of this file",
        );
  const others = new Set(listed.flatMap(({ about }) => about));
  for (const list of ["strengths", "weaknesses"] as const) {
    for (const [index, version] of listed.entries())
      for (const [trait, phrase] of Object.entries(version[list] ?? {}))
        if (!version.about.includes(phrase))
          report(
            context,
            ["versions", index, list, trait],
            "is not, word for word, one of the phrases of this version's about",
          );
    for (const [trait, phrase] of Object.entries(paddle[list]))
      if (others.has(phrase))
        report(
          context,
          [list, trait],
          "is about another version: move it to that version's entry under versions",
        );
  }
}

/** Reports strengths and weaknesses that aren't phrases from the same file, and traits listed as both. */
function traitsHavePhrases(
  { strengths, weaknesses, repeats = {}, onlyIf = [], ...lists }: WithTraits,
  context: z.RefinementCtx,
): void {
  const { knownFor, buyIf, criticisedFor, skipIf } = lists;
  const check = (list: string, place: string | number, message: string) =>
    report(context, [list, place], message);
  for (const [place, phrase] of onlyIf.entries())
    if (!buyIf.includes(phrase))
      check("onlyIf", place, "is not, word for word, one of the phrases of buyIf");
  for (const [trait, phrase] of Object.entries(strengths)) {
    if (![...knownFor, ...buyIf].includes(phrase))
      check("strengths", trait, `is not, word for word, one of the phrases of knownFor or buyIf`);
    if (weaknesses[trait as Trait] !== undefined)
      check("strengths", trait, `is also among the weaknesses. Keep one of them`);
  }
  for (const [trait, phrase] of Object.entries(repeats)) {
    if (!buyIf.includes(phrase))
      check("repeats", trait, `is not, word for word, one of the phrases of buyIf`);
    if (strengths[trait as Trait] === undefined)
      check("repeats", trait, `is not among the strengths`);
  }
  for (const [trait, phrase] of Object.entries(weaknesses))
    if (![...criticisedFor, ...skipIf].includes(phrase))
      check(
        "weaknesses",
        trait,
        "is not, word for word, one of the phrases of criticisedFor or skipIf",
      );
}

const listNames = Object.keys(approvalLists) as ApprovalList[];
const approvalStates = ["approved", "certified", "listed", "some versions", "not listed"] as const;
const saysIn = (list: ApprovalList) => `${list} says ${approvalLists[list].join(", ")}`;

/** What the lists of approved paddles said of a paddle, each time someone looked. */
const approvals = field(
  z
    .array(
      z
        .strictObject({
          list: field(z.enum(listNames), "whose list it is", "USA Pickleball"),
          state: field(
            z.enum(approvalStates),
            `what the list said; ${listNames.map(saysIn).join("; ")}`,
            "approved",
          ),
          on: field(dayOrMonthField, "the day or month someone looked it up there", '"2026-03-14"'),
          link: field(
            webAddress.optional(),
            "the address of what was read, starting with https://: its entry in that list, or where someone else says so; a reading of ours without it isn't shown",
            "https://example.com/list",
          ),
          by: words(
            60,
            "who says what the list said, if it isn't someone of this site who looked",
            "The Paddle Register",
          ).optional(),
          kind: field(
            z.enum(sourceKinds).optional(),
            "what they are, as for sources; leave it out if someone of this site looked",
            "register",
          ),
          version: words(
            30,
            "the name of one of its versions, if it's about that one; leave it out for the version its page describes",
            "V7",
          ).optional(),
        })
        .superRefine(({ list, state, by, kind }, context) => {
          if ((by === undefined) !== (kind === undefined))
            report(
              context,
              [by === undefined ? "by" : "kind"],
              "is missing: whose reading it is takes both",
            );
          if (!(approvalLists[list] as readonly string[]).includes(state))
            report(context, ["state"], `is not what that list says: ${saysIn(list)}`);
        }),
    )
    .max(60)
    .default([]),
  "what the lists of approved paddles said, each time someone looked; the latest counts, and earlier ones stay as its history; leave it out if nobody looked",
  "a list, each starting with '- list:'",
);

/** An answer from a list of approved paddles. */
export type Approval = z.infer<typeof approvals>[number];

interface WithApprovals {
  approvals: readonly Approval[];
  versions?: readonly { name: string }[] | undefined;
}

/** Reports approvals of versions that the file doesn't list, and two of one day that can't both be. */
export function approvalsFit(
  { approvals: all, versions: named = [] }: WithApprovals,
  context: z.RefinementCtx,
): void {
  const names = new Set(named.map(({ name }) => name));
  const seen = new Set<string>();
  for (const [index, { list, version, on }] of all.entries()) {
    const issue = (path: string, message: string) =>
      report(context, ["approvals", index, path], message);
    if (version !== undefined && !names.has(version))
      issue("version", "is not the name of one of its versions");
    const key = `${list}/${on}/${version ?? ""}`;
    if (seen.has(key)) issue("on", "is there twice for the same list and version");
    seen.add(key);
  }
}

/** The paddle's predecessor. src/library/references.ts checks it once all content is read. */
const replaces = field(
  z
    .strictObject({
      paddle: field(
        fileName.optional(),
        "the earlier model, if it is in our catalog",
        "joola-perseus-3s",
      ).meta({ refersTo: "paddles" }),
      name: words(
        60,
        "the name of an earlier model that isn't in our catalog; leave it out otherwise",
        "HUDEF Viva Pro Gen 2",
      ).optional(),
      changed: words(
        400,
        "what changed, in a few sentences, and what we don't know; leave it out if nobody wrote it; for a model in our catalog, only what the two paddles' own files don't say; {price}, {weight}, {grip} and {core} of this paddle are filled in",
        '"It lists at {price} and weighs {weight}."',
      ).optional(),
    })
    .refine(({ paddle, name }) => (paddle === undefined) !== (name === undefined), {
      path: ["paddle"],
      message: "and name are two ways to say the same. Write one of them",
    })
    .optional(),
  "the model that this one took the place of; the earlier model's page says so by itself; leave it out if there is none or you aren't sure",
  "{ paddle: joola-perseus-3s }",
);

/** Traits, each with a phrase of the page that says so. */
const evidence = z.partialRecord(z.enum(traits), z.string().trim().min(1).max(120));

const number = (min: number, max: number) => z.number().min(min).max(max);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Facts that may differ from version to version. What isn't given is unknown. */
export const versionFacts = {
  shape: field(
    z.enum(shapes).optional(),
    "its shape; other for one that none of these names",
    "elongated",
  ),
  coreMm: field(number(8, 25).optional(), "the core's thickness in millimeters", "16", "mm"),
  build: field(
    z.enum(builds).optional(),
    "what the core is: honeycomb (also with foam along its edge), foam, or hybrid for a honeycomb with layers or channels of foam; leave it out if unknown",
    "foam",
  ),
  coreMaterial: words(
    80,
    "the core's material in the maker's words; leave it out if unknown",
    "EPP foam, EVA ring",
  ).optional(),
  faceTexture: field(
    z.enum(textures).optional(),
    "what makes the face rough: raw for the weave itself (raw carbon, peel ply), painted grit for what is sprayed on, durable grit for a coating of harder particles, or smooth; leave it out if unknown",
    "raw",
  ),
  lengthIn: field(number(14, 17).optional(), "the overall length in inches", "16.5", "in"),
  widthIn: field(number(6, 9).optional(), "the widest part in inches", "7.5", "in"),
  gripLengthIn: field(number(3.5, 7).optional(), "the length of the grip in inches", "5.5", "in"),
  gripCircumferenceIn: field(
    number(3.5, 5).optional(),
    "the grip's circumference in inches",
    "4.25",
    "in",
  ),
  weightOz: field(number(6, 10).optional(), "the average weight in ounces", "8.2", "oz"),
  lightestOz: field(
    number(6, 10).optional(),
    "the low end, in ounces, if the maker gives a range; then heaviestOz, too",
    "7.9",
    "oz",
  ),
  heaviestOz: field(number(6, 10).optional(), "the high end of that range", "8.3", "oz"),
  listPriceCents: field(
    z.int().min(1000).max(100_000).optional(),
    "the list price in US cents without a sign ($279.95 is 27995)",
    "27995",
    "US cents",
  ),
  lifecycle: field(
    z.enum(lifecycles).optional(),
    "whether it's announced, sold, sold for a short time only, or no longer made; leave it out if unknown",
    "sold",
  ),
} satisfies Record<VersionFact, unknown>;

/** Reports half a range of weights, and one that isn't a range. */
export function weighsBetween({ lightestOz, heaviestOz }: Weighed, context: z.RefinementCtx): void {
  if ((lightestOz === undefined) !== (heaviestOz === undefined))
    report(
      context,
      [lightestOz === undefined ? "lightestOz" : "heaviestOz"],
      "is missing: a range takes both ends",
    );
  else if (lightestOz! > heaviestOz!) report(context, ["heaviestOz"], "is less than lightestOz");
}

/** A paddle's other versions. A fact that isn't given is unknown; the face and, unless given, the shape are the page's. */
const versions = field(
  z
    .array(
      z
        .strictObject({
          name: words(30, "the version's name, read after 'the'", "V7"),
          ...versionFacts,
          source: field(
            factSource.optional(),
            "where these facts come from; leave it out if nobody noted it",
            '{ kind: maker, from: "JOOLA", on: "2026-03-14" }',
          ),
          isEarlier: field(
            z.boolean().default(false),
            "whether the page's version took its place: then the finder doesn't find it",
            "true",
          ),
          about: field(
            z.array(z.string().trim().min(1).max(120)).max(10).default([]),
            "phrases of this entry, word for word, that are about this version and not the page's: they count for nothing in the page version's scores, matches and comparisons",
            "[A V7 that swings heavy]",
          ).meta({ quotes: phraseLists }),
          strengths: field(
            evidence.optional(),
            "what this version is good at, each with the phrase of its about that says so; leave it out if there is nothing",
            '{ power: "A Pulsar with more pace" }',
          ),
          weaknesses: field(
            evidence.optional(),
            "what it is bad at, in the same way; leave it out if there is nothing",
            '{ hands: "A V7 that swings heavy" }',
          ),
        })
        .superRefine(weighsBetween)
        .superRefine(fitsTheRules),
    )
    .max(12)
    .optional(),
  "its other versions, each with what is confirmed of it: the finder finds them, too; leave it out if there are none",
  "a list, each starting with '- name:'",
);
export type Version = NonNullable<z.infer<typeof versions>>[number];

/** The patterns for drawn paddles, in alphabetical order. */
export const motifs = (Object.keys(artworks) as (keyof typeof artworks)[]).toSorted();

/** Everything that can be marked as not confirmed: the paddle's identity, and its facts. */
const confirmable = ["identity", ...factNames] as const;

/** src/library/figures-in-prose.ts fills these in, and reports figures typed by hand instead. */
const figures = "{weight} ('8.2 oz'), {grip} ('5.5-inch') and {core} ('16 mm')";
const placeholders = "{price}, {weight}, {grip} and {core} are filled in";

const text = z.string().trim().min(1);
const phrases = z.array(text.max(120)).max(5);

/** A field that may be left out, as one that may not. */
const required = <Schema extends z.ZodType>(optional: z.ZodOptional<Schema>): Schema =>
  optional.unwrap().meta(optional.meta()!);

/** A paddle: content/paddles/<slug>.yaml. The file's name is the page's address. */
export const paddleFile = z
  .strictObject({
    name: words(60, "the name shown in headings and lists", "JOOLA Perseus Pro IV"),
    fullName: words(80, "the full name that the maker uses", "JOOLA Ben Johns Perseus Pro IV 16mm"),
    shortName: words(
      30,
      "the short name used in messages, read after 'the' (often the full name without its brand)",
      '"Perseus IV"',
    ),
    aliases: field(
      z.array(text.max(40)).max(5).default([]),
      "up to five other names and short forms players search for; leave it out if there are none (search already finds each word of its names and one-letter typos)",
      "[DBD, Double Black]",
    ),
    brand: words(30, "the brand, spelled as the brand spells it", "JOOLA"),
    category: field(z.enum(categories), "", "Power Paddle"),
    year: field(z.int().min(1965).max(maxYear), "the year it came out", "2025"),
    listPriceCents: field(
      z.int().min(1000).max(100_000).nullable(),
      "the maker's list price in US cents without a sign ($279.95 is 27995), or empty if unconfirmed",
      "27995",
      "US cents",
    ),
    pricedIn: field(
      month.optional(),
      "the month of the list price, if it isn't the price at launch; leave it out otherwise",
      '"2026-03"',
    ),
    versionName: words(
      30,
      "what the version that this page describes is called, if there are others",
      "16 mm",
    ).optional(),
    surface: field(
      z.enum(surfaces),
      "the face material; Aramid is what is sold as Kevlar; of a weave of two fibers, write the one that the maker names first; Other for anything else, with faceMaterial",
      "Carbon Fiber",
    ),
    faceMaterial: words(
      80,
      "the face material in the maker's words; if surface is Other, visitors read this instead; if it isn't, leave it out if unknown",
      "textured raw carbon",
    ).optional(),
    shape: required(versionFacts.shape),
    coreMm: field(
      z.number().min(8).max(25).nullable(),
      "the core's thickness in millimeters, or empty if unknown",
      "16",
      "mm",
    ),
    build: versionFacts.build,
    coreMaterial: versionFacts.coreMaterial,
    faceTexture: versionFacts.faceTexture,
    lengthIn: required(versionFacts.lengthIn),
    widthIn: required(versionFacts.widthIn),
    gripLengthIn: required(versionFacts.gripLengthIn),
    gripCircumferenceIn: versionFacts.gripCircumferenceIn,
    weightOz: required(versionFacts.weightOz),
    lightestOz: versionFacts.lightestOz,
    heaviestOz: versionFacts.heaviestOz,
    edge: field(
      z.enum(edges).optional(),
      "whether a guard runs around its edge; leave it out if unknown",
      "edgeless",
    ),
    launched: field(
      month.optional(),
      "the month it went on sale; leave it out if unknown",
      '"2026-03"',
    ),
    lifecycle: versionFacts.lifecycle,
    handleOptions: words(
      80,
      "the handles it can be had with; leave it out if there is one, or it's unknown",
      "5.3 or 5.6 in",
    ).optional(),
    warranty: words(
      80,
      "what the maker promises, and for how long; leave it out if unknown",
      "one year",
    ).optional(),
    madeIn: words(40, "the country it's made in; leave it out if unknown", "China").optional(),
    approvals,
    notConfirmed: field(
      z.array(z.enum(confirmable)),
      "what is unconfirmed; identity if you can't tell which paddle this is (it then comes last by rating, without advice to buy or skip it); a price nobody could confirm is an empty listPriceCents instead",
      "[lengthIn, widthIn]",
    ),
    sources: sourcesOf(
      sourcedFacts,
      '{ weightOz: { kind: maker, from: "JOOLA", on: "2026-03-14" } }',
    ),
    variants: words(
      240,
      `a sentence about other versions of it; ${placeholders}`,
      '"Also made 14 mm thick."',
    ).optional(),
    versions,
    offers: paddleOffers,
    replaces,
    updated: field(
      z.iso.date().optional(),
      "the day its facts or words last changed, for its page and for search engines; leave it out if unknown",
      "2026-11-20",
    ),
    featured: field(z.boolean(), "whether to show it among the featured reviews", "true"),
    wording: field(
      z.enum(["A", "B", "C"]),
      "the wording group of its review form, from 'Review wording' (C for a new paddle)",
      "A",
    ),
    recommendPercent: field(
      z.int().min(0).max(100).optional(),
      "the fixed recommend rate of its sample reviews, in percent; leave it out for a paddle without any",
      "95",
      "%",
    ),
    averageDupr: field(
      z
        .string()
        .regex(/^[1-6]\.\d\+?$/)
        .optional(),
      "the fixed average DUPR of its sample reviews, one decimal; leave it out for a paddle without any",
      '"4.0+"',
    ),
    seedSamples: field(
      z.boolean().default(false),
      "whether to put its sample reviews into the store, where owners can hide them",
      "true",
    ),
    colourway: group(
      "the colors of its drawing: our own design, without the maker's logo",
      '{ face: "#20242c", tone: "#8f2a1f", accent: "#ff6a4d", edge: "#0f1116", grip: "#2b2f38", motif: chevron }',
      {
        face: field(color, "the face color", '"#20242c"'),
        tone: field(color, "the second color of the pattern, for its large shapes", '"#8f2a1f"'),
        accent: field(color, "the brightest color of the pattern", '"#ff6a4d"'),
        edge: field(color, "the color of the rim, the throat and the butt cap", '"#0f1116"'),
        grip: field(color, "the grip color", '"#2b2f38"'),
        motif: field(
          z.enum(motifs),
          "the pattern, if possible one that no other paddle has",
          "chevron",
        ),
        rim: field(
          z.enum(["guard", "flush"]).default("guard"),
          "how the drawing ends the face: guard for an edge guard, flush for a pattern that runs to the rim (this is about the drawing only, not how the paddle is built); leave it out for a guard",
          "flush",
        ),
      },
    ).meta({ label: "Colors" }),
    photos,
    excerpt: words(
      170,
      `one or two sentences for a card, with its own figures as ${figures}, but no price: some cards show one, and some show none; if its identity isn't confirmed, what we do know`,
      "Easy pace with a soft game.",
    ),
    intro: words(
      900,
      `the paragraph at the top of its page, with its own figures as {price} ('$250'), ${figures}; leave it, description, buyIf and skipIf out if its identity isn't confirmed: 'Paddle page' then has the words`,
      "The paddle that …",
    ).optional(),
    knownFor: field(
      phrases,
      `up to five phrases, or none: what players know it for; ${placeholders}`,
      "[Easy pace]",
    ),
    criticisedFor: field(
      phrases,
      `up to five phrases, or none: what players criticize; ${placeholders}`,
      "[Price]",
    ).meta({ label: "Criticized for" }),
    buyIf: field(
      phrases.default([]),
      `phrases that complete 'Buy it if …'; ${placeholders}`,
      "[you like to attack]",
    ),
    skipIf: field(
      phrases.default([]),
      `phrases that complete 'Skip it if …'; ${placeholders}`,
      "[you count every dollar]",
    ),
    strengths: field(
      evidence.default({}),
      `what it is good at, each with the phrase above that says so, word for word, from knownFor or buyIf; comparisons and the guided match never say the opposite; leave it out if there is nothing; ${placeholders}`,
      '{ power: "Easy pace" }',
    ).meta({ quotes: ["knownFor", "buyIf"] }),
    repeats: field(
      evidence.optional(),
      `which phrases of buyIf say one of the strengths again, word for word; a comparison leaves out what is said of all paddles in it; leave it out if there is nothing; ${placeholders}`,
      '{ power: "you like to attack" }',
    ).meta({ quotes: ["buyIf"] }),
    onlyIf: field(
      phrases.optional(),
      `which phrases of buyIf name what a buyer must bring, word for word: a comparison says 'And only if' before them; leave it out if there is nothing; ${placeholders}`,
      "[you have the arm for a heavy head]",
    ).meta({ quotes: ["buyIf"] }),
    weaknesses: field(
      evidence.default({}),
      `what it is bad at, in the same way, from criticisedFor or skipIf; comparisons and the guided match never praise it for that; leave it out if there is nothing; ${placeholders}`,
      '{ value: "Price" }',
    ).meta({ quotes: ["criticisedFor", "skipIf"] }),
    description: headDescription(
      "How the Perseus Pro IV plays, who it suits, and what players of each level say.",
      `; ${placeholders}`,
    ).optional(),
    keywords: headKeywords("[perseus pro iv]"),
    movedFrom: movedFrom(
      "this page, and the reviews stored under them come along",
      "[joola-perseus-iv]",
    ),
  })
  .superRefine(fitsTheRules, onceRight("lengthIn", "widthIn"))
  .superRefine(weighsBetween, onceRight("lightestOz", "heaviestOz"))
  .superRefine(hasFaceMaterial, onceRight("surface", "faceMaterial"))
  .superRefine(traitsHavePhrases, onceRight(...phraseFields, "repeats", "onlyIf"))
  .superRefine(versionsHaveNames, onceRight("versionName", "versions"))
  .superRefine(versionsHavePhrases, onceRight(...phraseFields, "versions"))
  .superRefine(offersHaveVersions, onceRight("offers", "versions"))
  .superRefine(datesAfterYear, onceRight("year", "updated", "pricedIn"))
  .superRefine(approvalsFit, onceRight("approvals", "versions"));

export type PaddleFile = z.infer<typeof paddleFile>;

/** A paddle as in its file, with its address, all of its texts and what the lists say of it now. */
export type WrittenPaddle = PaddleFile &
  PresentApprovals & { slug: string; intro: string; description: string };

export type Paddle = WithSamples<WrittenPaddle, (typeof paddleSamples)[number]>;

/** The facts that a listed paddle may leave out. */
type LeftOut =
  | "category"
  | "year"
  | "surface"
  | "shape"
  | "lengthIn"
  | "widthIn"
  | "gripLengthIn"
  | "weightOz"
  | "colourway";

/** A paddle, written up or only listed. Facts that aren't known are null, and a listed one has no words of ours. */
export type AnyPaddle = Omit<Paddle, LeftOut> & { [Fact in LeftOut]: Paddle[Fact] | null } & {
  isListed?: true;
};

/** A paddle that nobody has written about yet. */
export type Listed = AnyPaddle & { isListed: true };

// Paddles that nobody has written about yet: facts with their sources, and players' reviews.

import type { AnyPaddle, Listed } from "./paddle.content.ts";
import { sourcesByFact } from "../../platform/text/fact-source.ts";
import { sourcedFacts } from "./paddle-values.ts";
import { presentApprovals } from "./approvals.ts";
import { withBrand } from "./model-name.ts";
import type { ListedPaddle } from "./listed-paddle.content.ts";

/** A listed paddle from its file, its name with its brand, as written-up paddles' are. A fact without a source is unconfirmed, and a price without one is unknown. */
export function listedFrom({ source, sources: given, ...file }: ListedPaddle): Listed {
  const sources: NonNullable<Listed["sources"]> = sourcesByFact(
    { ...file, source, sources: given },
    sourcedFacts,
  );
  const name = withBrand(file.name, file.brand);
  return {
    ...file,
    name,
    fullName: name,
    shortName: file.name,
    category: file.category ?? null,
    year: file.year ?? null,
    surface: file.surface ?? null,
    shape: file.shape ?? null,
    coreMm: file.coreMm ?? null,
    lengthIn: file.lengthIn ?? null,
    widthIn: file.widthIn ?? null,
    gripLengthIn: file.gripLengthIn ?? null,
    weightOz: file.weightOz ?? null,
    ...presentApprovals(file.approvals),
    colourway: null,
    sources,
    listPriceCents: sources.listPriceCents ? (file.listPriceCents ?? null) : null,
    // Its source had that price when it was read.
    pricedIn: file.pricedIn ?? sources.listPriceCents?.on.slice(0, 7),
    notConfirmed: sourced.filter((fact) => !Object.hasOwn(sources, fact)),
    wording: "C",
    ...noWords,
    isListed: true,
  };
}

/** What is ours to say of a paddle, and nobody has yet. */
const noWords = {
  seedSamples: false,
  featured: false,
  photos: [],
  excerpt: "",
  intro: "",
  description: "",
  keywords: [],
  knownFor: [],
  criticisedFor: [],
  buyIf: [],
  skipIf: [],
  strengths: {},
  weaknesses: {},
} satisfies Partial<Listed>;

/** Facts that count only with a source. The brand is part of the name. */
const sourced = sourcedFacts.filter((fact) => fact !== "brand" && fact !== "listPriceCents");

/** How many facts need a source before a listed paddle is compared. */
export const minSourced = 3;

/** How many facts about a paddle have a source. Its brand doesn't count. */
export function sourcedCount({ sources = {} }: Pick<AnyPaddle, "sources">): number {
  return sourcedFacts.filter((fact) => fact !== "brand" && Object.hasOwn(sources, fact)).length;
}

/** Whether enough is known about a paddle to compare it: three facts with a source. */
export function isKnownEnough(paddle: AnyPaddle): boolean {
  return !("isListed" in paddle) || sourcedCount(paddle) >= minSourced;
}

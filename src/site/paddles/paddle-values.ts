import { themeNames, themes } from "../reviews/themes/themes.ts";

// The possible values of a paddle's facts. Separate from the schema, which only reading content needs.

export const categories = [
  "Control Paddle",
  "Power Paddle",
  "All-Around Paddle",
  "Speed Paddle",
] as const;
export type Category = (typeof categories)[number];
/** Aramid is the fiber sold as Kevlar. For other materials, see the paddle's `faceMaterial`. */
export const surfaces = ["Carbon Fiber", "Fiberglass", "Graphite", "Aramid", "Other"] as const;
/** From the longest and narrowest to the shortest and widest; then any other shape. */
export const shapes = ["elongated", "hybrid", "standard", "widebody", "other"] as const;
/** A paddle's status on a list of approved paddles. With 'some versions', check the exact model before a tournament. */
export const usaPickleballStates = ["approved", "some versions", "not listed"] as const;
export const upaAStates = ["certified", "some versions", "not listed"] as const;
/** The Quiet Category of USA Pickleball, for places near homes. */
export const quietStates = ["listed", "some versions", "not listed"] as const;
/** The lists that tournaments and clubs go by, with what each can say of a paddle. */
export const approvalLists = {
  "USA Pickleball": usaPickleballStates,
  "UPA-A": upaAStates,
  "Quiet list": quietStates,
} as const;
export type ApprovalList = keyof typeof approvalLists;

/** What a core is made of. A rim or throat of foam doesn't make it a hybrid; layers or channels of foam do. */
export const builds = ["honeycomb", "foam", "hybrid"] as const;
/** What makes a face rough: its weave, grit sprayed on it, or a coating of harder particles. */
export const textures = ["raw", "painted grit", "durable grit", "smooth"] as const;
export const edges = ["edge guard", "edgeless"] as const;
export const lifecycles = ["upcoming", "sold", "limited", "discontinued"] as const;

/** What each list said last, and when. Null if nobody looked. */
export interface PresentApprovals {
  usaPickleball: (typeof usaPickleballStates)[number] | null;
  upaA: (typeof upaAStates)[number] | null;
  quietList: (typeof quietStates)[number] | null;
  /** The day or month of the older of the two. */
  approvalsLookedUp?: string | undefined;
}

/** The fields of a paddle that are figures of its sample reviews. */
export const paddleSamples = ["recommendPercent", "averageDupr"] as const;

/** What a paddle can be good or bad at: the themes of reviews, and others that only our own pages mention. */
export const traits = [...themes, "pop", "reach", "twoHands", "learning"] as const;
export type Trait = (typeof traits)[number];

/** A trait in a sentence: 'hand speed', 'two-handed backhands'. */
export function traitText(trait: Trait): string {
  return (otherNames[trait] ?? themeNames[trait as keyof typeof themeNames]).toLowerCase();
}

const otherNames: Partial<Record<Trait, string>> = {
  twoHands: "two-handed backhands",
  sound: "a quiet sound",
  learning: "an easy start",
  pop: "pop",
  reach: "reach",
};

/** Facts whose source can be noted. What lists say of a paddle has its own. */
export const sourcedFacts = [
  "brand",
  "year",
  "listPriceCents",
  "surface",
  "shape",
  "coreMm",
  "lengthIn",
  "widthIn",
  "gripLengthIn",
  "weightOz",
  "lightestOz",
  "build",
  "coreMaterial",
  "faceTexture",
  "gripCircumferenceIn",
  "edge",
  "launched",
  "lifecycle",
  "handleOptions",
  "warranty",
  "madeIn",
] as const;
export type SourcedFact = (typeof sourcedFacts)[number];

const approvalFactNames = ["usaPickleball", "upaA", "quietList"] as const;

/** Facts of a paddle that can be marked as not confirmed. A price that isn't confirmed is left out. */
export const factNames = [
  ...sourcedFacts.filter((fact) => fact !== "listPriceCents"),
  ...approvalFactNames,
] as const;
export type FactName = (typeof factNames)[number];

/** The fact that each list of approved paddles gives. */
export const factOfList = {
  "USA Pickleball": "usaPickleball",
  "UPA-A": "upaA",
  "Quiet list": "quietList",
} as const satisfies Record<ApprovalList, (typeof approvalFactNames)[number]>;

/** What a file may say of each of a paddle's versions. */
export const versionFactNames = [
  "shape",
  "coreMm",
  "build",
  "coreMaterial",
  "faceTexture",
  "lengthIn",
  "widthIn",
  "gripLengthIn",
  "gripCircumferenceIn",
  "weightOz",
  "lightestOz",
  "heaviestOz",
  "listPriceCents",
  "lifecycle",
] as const;
export type VersionFact = (typeof versionFactNames)[number];

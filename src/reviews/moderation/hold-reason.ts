import { blockedWordsIn } from "./blocked-words.ts";
import { leadsAway } from "./leads-away.ts";

/** Why a review waits for the owner, the strongest reason first. */
const holdReasons = [
  "blocked-word",
  "hidden-twin",
  "link",
  "name",
  "copy",
  "network",
  "all",
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** How many reviews a visitor may have had accepted in an hour before the next one waits. */
export const maxUnreadInHour = 10;

/** What is known of a review before it's stored. */
export interface HoldFacts {
  /** Everything that its writer typed and visitors would read. */
  texts: readonly string[];
  /** As `comparableWords` has them. */
  blockedWords: readonly string[];
  /** Whether the owner hid a review with this text, however disguised, and approved none with it since. */
  isHiddenTwin: boolean;
  /** Whether its writer has the name of someone who runs the site. */
  isPerson: boolean;
  /** Whether its text is long and that of another review. */
  isCopy: boolean;
  /** How many reviews of this visitor were accepted in this hour before it. */
  acceptedBefore: number;
  /** Whether every review waits. */
  holdsAll: boolean;
}

/** Why a review has to wait for the owner; undefined if it's shown at once. */
export function holdReason(facts: HoldFacts): HoldReason | undefined {
  const { texts, blockedWords, isHiddenTwin, isPerson, isCopy, acceptedBefore, holdsAll } = facts;
  const holds: Record<HoldReason, () => boolean> = {
    "blocked-word": () => texts.some((text) => blockedWordsIn(text, blockedWords).length > 0),
    "hidden-twin": () => isHiddenTwin,
    link: () => texts.some(leadsAway),
    name: () => isPerson,
    copy: () => isCopy,
    network: () => acceptedBefore >= maxUnreadInHour,
    all: () => holdsAll,
  };
  return holdReasons.find((reason) => holds[reason]());
}

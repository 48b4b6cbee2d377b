import { countLinks } from "../../platform/text/links.ts";
import { blockedWordsIn } from "./blocked-words.ts";

/** Why a review waits for the owner, the strongest reason first. */
const holdReasons = ["blocked-word", "hidden-twin", "link", "copy", "network", "all"] as const;
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
  /** Whether its text is long and that of another review. */
  isCopy: boolean;
  /** How many reviews of this visitor were accepted in this hour before it. */
  acceptedBefore: number;
  /** Whether every review waits. */
  holdsAll: boolean;
}

/** Why a review has to wait for the owner; undefined if it's shown at once. */
export function holdReason(facts: HoldFacts): HoldReason | undefined {
  const { texts, blockedWords, isHiddenTwin, isCopy, acceptedBefore, holdsAll } = facts;
  const holds: Record<HoldReason, () => boolean> = {
    "blocked-word": () => texts.some((text) => blockedWordsIn(text, blockedWords).length > 0),
    "hidden-twin": () => isHiddenTwin,
    link: () => texts.some((text) => countLinks(spelledAddresses(text)) > 0),
    copy: () => isCopy,
    network: () => acceptedBefore >= maxUnreadInHour,
    all: () => holdsAll,
  };
  return holdReasons.find((reason) => holds[reason]());
}

// 'example . com' and 'example dot com'. A period without a space before it ends a sentence.
const spelledDot =
  /(?:\s{1,3}[.]\s{0,3}|\s{1,3}dot\s{1,3})(?=(?:com|net|org|info|biz|shop|store|xyz)(?![\p{L}\p{N}]))/giu;

/** A text with the web addresses that are spelled out in it joined. */
function spelledAddresses(text: string): string {
  return text.replaceAll(spelledDot, ".");
}

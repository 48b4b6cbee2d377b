// Decides whether a contribution waits for the owner: above all, whether its text leads readers elsewhere, however an
// address is spelled. Pure, so that every rule can be tested with texts alone.

import { countLinks } from "../../platform/text/links.ts";
import { topLevelDomains } from "../../platform/text/top-level-domains.ts";
import { visibleText } from "../../platform/text/visible-text.ts";

// Top-level domains that players begin a sentence with, even after a period without a space: 'a great paddle.so is'.
const sentenceWords = new Set(
  "so it you my no how at one in best buy now read here like do is as love by new be play me am us got drive".split(
    " ",
  ),
);
let whereLinksEnd: ReadonlySet<string> | undefined;

/** All top-level domains except those words, and two that no registry has. */
function endings(): ReadonlySet<string> {
  whereLinksEnd ??= new Set([...topLevelDomains(), "example", "onion"]).difference(sentenceWords);
  return whereLinksEnd;
}

// If a dot has spaces around it, stands alone or is spelled out, the next word may be just a word: only endings count
// that no sentence about a paddle continues with.
const spelledEndings =
  "com|net|org|info|biz|shop|store|xyz|example|page|site|online|website|click|link|club|icu|vip|lol|app|dev|io|co|ai|cc|gg" +
  "|ly|ru|cn|su|uk|de|fr|eu|nl|pl|es|ua|jp|kr|br|ca|au|tk|ml|ga|cf";
const ending = String.raw`(?=(?:${spelledEndings})(?![\p{L}\p{N}]))`;
const spelledDots = [
  // 'example . com', 'example .com', 'example dot com', 'example d0t com'. A period without a space before it ends a
  // sentence.
  String.raw`\s{1,3}(?:[.]\s{0,3}|d[o0]t\s{1,3})`,
  // 'example•com'. With spaces, these are lists.
  String.raw`(?<=[\p{L}\p{N}])[•·∙⋅・●◦▪_|](?!net)`,
];
const spelledDot = new RegExp(
  // 'example,com'. After a comma, people leave out the space before a word, such as 'club', or a country.
  String.raw`(?:${spelledDots.join("|")})${ending}|(?<=[\p{L}\p{N}])[,;](?=(?:com|org|biz|xyz|icu)(?![\p{L}\p{N}]))`,
  "giu",
);

/** Messengers that players hardly mention, and those they do. */
const messengers = String.raw`(?:telegram|what'?s\s?app|wechat|viber|snapchat|kik|skype)`;
const networks = String.raw`(?:discord|instagram|insta|ig|facebook|fb|tiktok)`;
const over = String.raw`(?:on|via|by|through|over|using|at|in)\s(?:my\s|our\s|the\s)?`;
const wordEnd = String.raw`(?![\p{L}\p{N}])`;
const invitation =
  /(?<!\p{L})(?:add|contact|message|msg|dm|pm|text|write|reach|find|hit|follow)\s(?:me|us|him|her|them)\s[^.!?\n]{0,30}/giu;
/** What makes it one, unlike 'hit me on the line' and 'they hit me, I signal'. */
const invitesAway = [
  new RegExp(String.raw`(?<!\p{L})${messengers}(?!\p{L})`, "iu"),
  new RegExp(String.raw`(?:^\S+\s\S+\s|(?<!\p{L})${over})${networks}${wordEnd}`, "iu"),
  new RegExp(String.raw`(?<!\p{L})${over}signal${wordEnd}`, "iu"),
  // Nobody adds or messages someone on line drives.
  new RegExp(
    String.raw`^(?:add|contact|message|msg|dm|pm|text)\s.*(?<!\p{L})(?:on|via|by|through|over|using)\sline${wordEnd}`,
    "iu",
  ),
];

/** What players write right after an @: 'better @the net'. */
const afterAt =
  "the|a|an|net|home|my|our|his|her|their|your|kitchen|line|least|first|best|night|noon|work|that|this|all|any|nvz|baseline|practice|league|club|court|open|rec";
/** '11-9' */
const score = /(?<![\d-])\d{1,2}[-–]\d{1,2}(?![\d-])/gu;

const ways = [
  // hxxps, h**p and https, even without a recognizable address; 'www', 'com slash'.
  /(?<![\p{L}\p{N}])(?:h(?:xx|tt|\*\*|__)ps?|www)(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}])(?:com|net|org)\sslash(?!\p{L})/iu,
  // @name, name@example.com; not '@ the net' and not '@4.0'.
  new RegExp(String.raw`@(?!(?:${afterAt})(?![\p{L}\p{N}_]))[\p{L}_][\p{L}\p{N}_]{2}`, "iu"),
  // 'on Telegram', 'WhatsApp: …', 'join our WhatsApp'; a club has a group there.
  new RegExp(String.raw`(?<!\p{L})(?:on|via|by|through)\s${messengers}(?!\p{L})`, "iu"),
  new RegExp(
    String.raw`(?<!\p{L})(?:my|our)\s${messengers}(?!\p{L}|\s(?:group|chat|crew|thread)(?!\p{L}))`,
    "iu",
  ),
  new RegExp(String.raw`(?<!\p{L})join\s(?:me|us|my|our|the)\s(?:on\s)?${messengers}`, "iu"),
  new RegExp(String.raw`(?<!\p{L})${messengers}\s?[:=@+(\d]`, "iu"),
  // 'my insta is …', 'IG: …'; not 'as I saw on Instagram: …'.
  new RegExp(String.raw`(?<!\p{L})(?:my|our)\s${networks}\s(?:is|name|handle|id)(?!\p{L})`, "iu"),
  new RegExp(String.raw`(?<!\p{L}|on\s)${networks}\s?[:=@]`, "iu"),
  // The messenger called LINE; not 'down the line: solid' and not 'my line is the middle'.
  /(?<!\p{L})line\sid(?![\p{L}\p{N}])/iu,
  /(?:^|[.!?,;(\n]\s?)LINE\s?[:=@]/u,
  /(?<!\p{L})(?:(?:on|via|by|through)\sLINE|(?:my|My|our|Our)\s(?:LINE|Line)\sis)(?![\p{L}\p{N}])/u,
  // Phone numbers: with a country code, in American groups, as one number, or after a word that announces one. 'J2K+' and
  // '4.0+' have no country.
  /(?<![\p{L}\p{N}])\+\s?\d(?:[\s().-]{0,2}\d){7}/u,
  /(?<![\d.,])\(?\d{3}\)?[\s.-]{1,2}\d{3}[\s.-]{1,2}\d{4}(?![\d.])/u,
  /(?<![\d.,])\d{10}/u,
  /(?<!\p{L})(?:text|phone|tel|mobile)(?!\p{L})[^\d\n.]{0,15}\d(?:[\s().-]?\d){6}/iu,
];

/** Joins words that are spaced out: 'e x a m p l e . c o m'. */
function withoutSpacedOut(text: string): string {
  const words = text.split(" ");
  const isSingle = (at: number) => [...(words[at] ?? "")].length === 1;
  return words.map((word, at) => (isSingle(at) && isSingle(at + 1) ? word : `${word} `)).join("");
}

/**
 * Whether a text leads its readers elsewhere: it contains a link, a web address however it's spelled, a handle, an
 * email address or a phone number.
 */
export function leadsAway(text: string): boolean {
  const seen = visibleText(text);
  const withoutScores = seen.replaceAll(score, " ");
  const invites = seen.match(invitation) ?? [];
  return (
    ways.some((way) => way.test(withoutScores)) ||
    invites.some((each) => invitesAway.some((way) => way.test(each))) ||
    [seen, withoutSpacedOut(seen)].some(
      (words) => countLinks(words.replaceAll(spelledDot, "."), endings()) > 0,
    )
  );
}

/** The maximum length of a blocked word or phrase, in characters (code points). */
export const maxBlockedWord = 60;

/**
 * A text's words for comparison: without case, accents, look-alike letters and punctuation, separated by single spaces.
 */
export function comparableWords(text: string): string {
  return visibleText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The blocked words and phrases in a text, as whole words. @param blocked each from `comparableWords` */
export function blockedWordsIn(text: string, blocked: readonly string[]): string[] {
  const words = ` ${comparableWords(text)} `;
  return blocked.filter((word) => words.includes(` ${word} `));
}

/** Why a contribution is held, strongest reason first. */
const holdReasons = [
  "blocked-word",
  "hidden-twin",
  "link",
  "name",
  "copy",
  "network",
  "series",
  "all",
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Why it's held, in words for moderators, after "because". */
export const holdReasonWords: Readonly<Record<HoldReason, string>> = {
  "blocked-word": "it has a word that you blocked",
  "hidden-twin": "one with this text, or most of it, was hidden",
  link: "it has a link, an address, a handle or a phone number",
  name: "its first name is that of someone who runs this site",
  copy: "another one has its text, or most of it",
  network: "many came from the same network within an hour",
  series:
    "many of the same came from one network within an hour, or nearly all of them said the same",
  all: "every one waits until someone has read it",
};

/** How many of one kind may be accepted from a visitor in an hour before the next one is held. */
export const maxUnreadInHour = 10;

/** What one network sent of the same within an hour. */
export interface Series {
  sent: number;
  /** How many of them said what this one says. */
  alike: number;
  isLimited?: boolean;
}

/** How many of a series may be shown unread, and from how many on not nearly all of them may say the same. */
export const seriesLimits = { most: 300, long: 20, alike: 0.95 } as const;

/** Whether the next one of a series, which says the same as `alike` before it, is one too many. */
function isTooMuch({ sent, alike, isLimited = false }: Series): boolean {
  const { most, long, alike: share } = seriesLimits;
  return (isLimited && sent >= most) || (sent + 1 >= long && alike + 1 >= share * (sent + 1));
}

/** What is known about a contribution before it's stored. */
export interface HoldFacts {
  /** Everything its writer typed that visitors would read. */
  texts: readonly string[];
  /** From `comparableWords`. */
  blockedWords: readonly string[];
  /** Whether the owner hid one of its kind with this text, however disguised, and has approved none with it since. */
  isHiddenTwin: boolean;
  /** Whether its writer uses the name of someone who runs the site. */
  isPerson: boolean;
  /** Whether another one has the same long text, or nearly. */
  isCopy: boolean;
  /** How many of its kind were accepted from this visitor this hour before it. */
  acceptedBefore: number;
  /** The series that it's part of, before it. */
  series?: readonly Series[];
  holdsAll: boolean;
}

/** Why it is held; undefined if it's shown at once. */
export function holdReason(facts: HoldFacts): HoldReason | undefined {
  const { texts, blockedWords, isHiddenTwin, isPerson, isCopy, acceptedBefore, holdsAll } = facts;
  const { series = [] } = facts;
  const holds: Record<HoldReason, () => boolean> = {
    "blocked-word": () => texts.some((text) => blockedWordsIn(text, blockedWords).length > 0),
    "hidden-twin": () => isHiddenTwin,
    link: () => texts.some(leadsAway),
    name: () => isPerson,
    copy: () => isCopy,
    network: () => acceptedBefore >= maxUnreadInHour,
    series: () => series.some(isTooMuch),
    all: () => holdsAll,
  };
  return holdReasons.find((reason) => holds[reason]());
}

/** Words and phrases to begin a list of blocked words with: advertising, then insults. */
export const starterWords: readonly string[] = (
  "casino, betting, viagra, cialis, onlyfans, escort, porn, forex, bitcoin, crypto, buy now, click here, promo code, " +
  "discount code, coupon code, use my code, link in bio, dm me, make money, work from home, free shipping, best price, " +
  "cheap price, order now, visit my, my website, my shop, my channel, seo services, backlinks, " +
  "fuck, fucking, fucker, motherfucker, shit, bullshit, asshole, bastard, bitch, cunt, dickhead, douchebag, " +
  "prick, pussy, slut, whore, wanker, moron, retard, retarded, scumbag, piece of crap, go to hell, kill yourself"
).split(", ");

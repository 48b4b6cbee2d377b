import { minReviews, type ThemeCount, themeNames } from "../reviews/themes/themes.ts";
import type { Units } from "../platform/text/units.ts";
import { approvalFacts, approvalsDated, isConfirmed, isConfirmedPaddle } from "./paddle-facts.ts";
import { listed, withMarksInside } from "../platform/text/grammar.ts";
import { pageReason } from "./reasons.ts";
import { notCompared, say, sayPair } from "./say.ts";
import type { Paddle } from "./paddle.content.ts";
import { type Trait, traits, traitText } from "./traits.ts";

/** Two models in our catalog, one of which replaced the other. */
export interface Generation {
  newer: Paddle;
  older: Paddle;
}

/** The models before and after a paddle, according to the newer paddles' files. */
export function generationsOf(paddle: Paddle, paddles: readonly Paddle[]): Generation[] {
  const older = paddles.find(({ slug }) => slug === paddle.replaces?.paddle);
  return [
    ...paddles.flatMap((newer) =>
      newer.replaces?.paddle === paddle.slug ? [{ newer, older: paddle }] : [],
    ),
    ...(older ? [{ newer: paddle, older }] : []),
  ];
}

/** What players' reviews of each model say about the themes. */
export interface PlayersOnBoth {
  newer: readonly ThemeCount[];
  older: readonly ThemeCount[];
}

/** Whether a newer model is worth upgrading to. */
export interface UpgradeAnswer {
  /** A sentence. */
  answer: string;
  /** Sentences: what the answer is based on, and what's unknown. */
  because: string[];
}

/**
 * Whether it's worth upgrading: yes for what the newer model's page praises and the earlier one's criticizes, no for
 * the reverse. Then what changed in confirmed figures, and what players say, if enough of them reviewed both.
 */
export function worthUpgrading(
  { newer, older }: Generation,
  players: PlayersOnBoth,
  units: Units,
): UpgradeAnswer {
  const unsure = [newer, older].filter((paddle) => !isConfirmedPaddle(paddle));
  const gains = traitsOf(newer, older);
  const losses = traitsOf(older, newer);
  const { changed } = newer.replaces ?? {};
  return {
    answer:
      unsure.length > 0
        ? `We couldn't confirm enough about the ${listed(unsure.map(({ shortName }) => shortName))} to say.`
        : shortAnswer(gains, losses, approvalsGained(newer, older)),
    because: [
      ...(unsure.length > 0
        ? []
        : [
            ...gains.map((trait) => contrast([newer, older], trait)),
            ...losses.map((trait) => contrast([older, newer], trait)),
          ]),
      ...sayPair(newer, older, units),
      ...[notCompared([newer, older])].filter((unknown) => unknown !== undefined),
      ...approvals(newer, older),
      ...(changed === undefined ? [] : [changed]),
      ...whatPlayersSay(newer, older, players),
    ],
  };
}

/** The traits that one paddle's page praises and the other's criticizes. */
function traitsOf(praised: Paddle, criticized: Paddle): Trait[] {
  return traits.filter(
    (trait) =>
      pageReason(praised, trait)?.isFor === true && pageReason(criticized, trait)?.isFor === false,
  );
}

/** 'Perseus IV: known for “Easy pace.” Perseus 3S: criticized for “A heavy swing.”' */
function contrast(both: readonly Paddle[], trait: Trait): string {
  const reasons = both.flatMap((paddle) => pageReason(paddle, trait) ?? []);
  const said = reasons.map((each) => `${each.paddle.shortName}: ${say(each, "clause")}.`);
  return withMarksInside(said.join(" "));
}

function shortAnswer(
  gains: readonly Trait[],
  losses: readonly Trait[],
  approved: readonly string[],
): string {
  const [more, less] = [gains, losses].map((each) => listed(each.map(traitText)));
  if (gains.length > 0 && losses.length > 0) return `Yes for ${more}, no for ${less}.`;
  if (gains.length > 0) return `Yes, if you want more ${more}.`;
  if (losses.length > 0) return `Not if you like the earlier model's ${less}.`;
  const nothing = "we don't know of a weakness it fixes";
  return approved.length > 0
    ? `Only if you need ${listed(approved)} approval. On court, ${nothing}.`
    : `Probably not: ${nothing}.`;
}

/** The bodies that approve every version of the newer model, but not of the earlier one. */
function approvalsGained(newer: Paddle, older: Paddle): string[] {
  const isWhole = (paddle: Paddle, name: "usaPickleball" | "upaA") =>
    paddle[name] === "approved" || paddle[name] === "certified";
  return approvalFacts.flatMap(({ name, label }) =>
    areApprovalsKnown([newer, older], name) && isWhole(newer, name) && !isWhole(older, name)
      ? [label]
      : [],
  );
}

function areApprovalsKnown(both: readonly Paddle[], name: "usaPickleball" | "upaA"): boolean {
  return both.every((paddle) => paddle[name] !== null && isConfirmed(paddle, name));
}

/** The approvals that differ between the two models. */
function approvals(newer: Paddle, older: Paddle): string[] {
  const both = [newer, older];
  const differing = approvalFacts.flatMap(({ name, label }) => {
    if (!areApprovalsKnown(both, name) || newer[name] === older[name]) return [];
    const states = both.map((paddle) => `${paddle[name]} (${paddle.shortName})`);
    return [`${label}: ${states.join(", ")}.`];
  });
  return differing.length > 0 ? [`${differing.join(" ")} ${approvalsDated(both)}`] : [];
}

/** The themes that enough players mention about both, or a note that too few do. */
function whatPlayersSay(newer: Paddle, older: Paddle, players: PlayersOnBoth): string[] {
  const said = players.newer.flatMap((mine) => {
    const theirs = players.older.find(({ theme }) => theme === mine.theme);
    if (!theirs || Math.min(mentions(mine), mentions(theirs)) < minReviews) return [];
    const share = (count: ThemeCount) => `${count.praise} of ${mentions(count)}`;
    return [
      `${themeNames[mine.theme]}: ${share(mine)} players who mention it like it in the ${newer.shortName}; in the ${older.shortName}, it's ${share(theirs)}.`,
    ];
  });
  return said.length > 0
    ? said
    : ["Too few players have reviewed both for us to know if they notice a difference on court."];
}

const mentions = ({ praise, complaint }: ThemeCount) => praise + complaint;

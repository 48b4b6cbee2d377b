import { setImmediate as othersTurn } from "node:timers/promises";
import type { Changes } from "../../platform/cache.ts";
import { oncePer } from "../../platform/once-per.ts";
import type { Library } from "../../platform/render/site.ts";
import type { Store } from "../../platform/store/connect.ts";
import { countedSubject } from "../../platform/store/reads.ts";
import { dayLength } from "../../platform/today.ts";
import { playersThemes } from "../reviews/themes/themes.store.ts";
import { type AnySold, soldNamed, soldSlug } from "../paddles/paddle-facts.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { levelGroups, type Votes, type VotesOn, type VotesOnPair } from "../paddles/votes.ts";
import { pacedSteps } from "../../platform/rounds.ts";
import { pairName } from "../tray/comparison-address.ts";
import type { Common, Ranking } from "./ranking.ts";
import { type Tally, tallies } from "./tally.ts";
import { type Question, questions } from "./vote.ts";
import {
  commonIn,
  type CountedVotes,
  rankingNear,
  rankingOf,
  type RankingsNear,
  votesOnPaddle,
  votesOnPair,
} from "./vote-evidence.ts";
import { countedVotes, votedSubjects, votesOfDay } from "./votes.store.ts";

/** How soon a vote that was withdrawn or taken down no longer counts, in milliseconds. */
const maxDelay = 3_600_000;

interface Context {
  store: Pick<Store, "reader">;
  changes: Pick<Changes, "onRead" | "dropPages">;
  clock: () => number;
  /** Content without votes. */
  published: { current(): Library };
}

/** What players said of pairs, and of paddles by that and in their reviews. */
export function openSideBySide({ store: { reader }, changes, clock, published }: Context) {
  let counted: ReadonlyMap<string, readonly CountedVotes[]> = new Map();
  /** Subjects whose votes have changed since they were last counted; undefined means all. */
  let stale: Set<string> | undefined;
  let done: { day: number; month: number; at: number; paddles: readonly AnyPaddle[] } | undefined;
  const commons = new Map<Question, Common>();
  let known: { votes: Votes; text: string } | undefined;
  changes.onRead((tag) => {
    const subject = tag === undefined ? undefined : countedSubject(tag);
    if (tag === undefined) stale = undefined;
    else if (subject !== undefined) stale?.add(subject);
  });

  /** Counts again what has changed. */
  async function count(day: number, month: number): Promise<typeof counted> {
    // A new day counts the votes of the one before, whose subjects may have been counted again since they came.
    const asked = day === done?.day && stale ? stale : undefined;
    stale = new Set();
    const next = new Map(asked && counted);
    for (const subject of asked ?? (await votedSubjects(reader))) {
      next.set(subject, await countedVotes(reader, subject, { before: day, month }));
      await othersTurn();
    }
    return new Map([...next].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** What may be said, worked out a little at a time. @param isNewMonth whether what all paddles share is estimated again */
  async function votesIn(
    all: readonly CountedVotes[],
    library: Library,
    isNewMonth: boolean,
  ): Promise<Omit<Votes, "themes">> {
    const step = pacedSteps();
    const soldOf = (slug: string): AnySold | undefined => {
      const sold = soldNamed(slug, library.paddleNamed);
      return sold && soldSlug(sold) === slug ? sold : undefined;
    };
    const ranked: Partial<Record<Question, Ranking>> = {};
    for (const question of questions) {
      const going = isNewMonth ? commonIn(question, all, soldOf) : undefined;
      let turn = going?.next();
      while (turn && !turn.done) {
        await step();
        turn = going!.next();
      }
      if (turn) commons.set(question, turn.value);
      ranked[question] = rankingOf(question, all, commons.get(question)!, soldOf);
      await step();
    }
    const near: RankingsNear = {};
    for (const group of levelGroups) {
      near[group] = rankingNear(group, all, commons.get("keep")!, soldOf);
      await step();
    }
    const rankings = { ...(ranked as Record<Question, Ranking>), near };
    const found = tallies(all);
    const ofPaddle = new Map<string, Tally[]>();
    for (const tally of found)
      for (const slug of [tally.one, tally.other])
        ofPaddle.set(slug, [...(ofPaddle.get(slug) ?? []), tally]);
    const paddles = new Map<string, VotesOn>();
    for (const [slug, own] of ofPaddle) {
      const sold = soldOf(slug);
      const said = sold && votesOnPaddle(rankings, slug, own, sold);
      if (said) paddles.set(slug, said);
      await step();
    }
    const pairs = new Map<string, VotesOnPair>();
    for (const tally of found) {
      const { one, other } = tally;
      const said = soldOf(one) && soldOf(other) && votesOnPair(rankings.keep, tally);
      if (said) pairs.set(pairName(one, other), said);
    }
    return { paddles, pairs };
  }

  async function rankIfDue(): Promise<void> {
    const at = clock();
    const day = at - (at % dayLength);
    const month = Date.parse(`${new Date(at).toISOString().slice(0, 7)}-01`);
    const library = published.current();
    const { paddles } = library;
    const isOther = paddles !== done?.paddles;
    const isLate = stale?.size !== 0 && at >= (done?.at ?? 0) + maxDelay;
    if (day === done?.day && !isOther && !isLate) return;
    // Renamed paddles' votes have other names now.
    if (isOther) stale = undefined;
    const next = await count(day, month);
    const themes = await playersThemes(reader);
    const before = [[...counted], [...(known?.votes.themes ?? [])]];
    const hasChanged = JSON.stringify([[...next], [...themes]]) !== JSON.stringify(before);
    const isNewMonth = month !== done?.month;
    if (hasChanged || isOther || isNewMonth) {
      // What a profile says without votes is what votes are compared with.
      const reviewed = withVotes({ paddles: new Map(), pairs: new Map(), themes })(library);
      const votes = { ...(await votesIn([...next.values()].flat(), reviewed, isNewMonth)), themes };
      const text = JSON.stringify([[...votes.paddles], [...votes.pairs], [...themes]]);
      const isSilent = votes.paddles.size === 0 && themes.size === 0;
      if (text !== known?.text && !(isSilent && known === undefined)) {
        known = isSilent ? undefined : { votes, text };
        changes.dropPages(undefined);
      }
    }
    counted = next;
    done = { day, month, at, paddles };
  }

  let ranking: Promise<void> | undefined;
  const rank = () =>
    (ranking ??= rankIfDue()
      .catch((error: unknown) => {
        stale = undefined;
        throw error;
      })
      .finally(() => (ranking = undefined)));

  return {
    /** Content with what players say of its paddles: as it is until enough do. */
    over: (library: Library): Library => (known ? withVotes(known.votes)(library) : library),
    /**
     * Counts votes from before today and what stood out in reviews, and ranks paddles by votes, if that's due: once a day,
     * and within an hour of a vote being withdrawn or taken down. Nothing is said or moved by either before, so none drops
     * a page.
     */
    rank,
    /** What was said with the code of a demo day, however little. Throws if the store can't be read. */
    ofDay: async (code: string): Promise<Tally[]> => tallies(await votesOfDay(reader, code)),
    /** The pairs of which enough players said something. Throws if the store couldn't be read yet. */
    async known() {
      if (!done) await rank();
      return [...(known?.votes.pairs.values() ?? [])];
    },
  };
}

const withVotes = oncePer((votes: Votes) => {
  const voted = oncePer((paddle: AnyPaddle): AnySold => ({ ...paddle, votes }));
  const all = <Of extends AnyPaddle>(paddles: readonly Of[]) =>
    paddles.map((paddle) => voted(paddle) as AnySold & Of);
  const found =
    <Of extends AnyPaddle>(find: (slug: string) => Of | undefined) =>
    (slug: string) => {
      const paddle = find(slug);
      return paddle && (voted(paddle) as AnySold & Of);
    };
  return oncePer((library: Library): Library => ({
    ...library,
    paddles: all(library.paddles),
    written: all(library.written),
    paddle: found(library.paddle),
    writtenPaddle: found(library.writtenPaddle),
    paddleNamed: found(library.paddleNamed),
    writtenNamed: found(library.writtenNamed),
  }));
});

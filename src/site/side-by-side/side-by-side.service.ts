import { setImmediate as othersTurn } from "node:timers/promises";
import type { Changes } from "../../platform/cache.ts";
import { oncePer } from "../../platform/once-per.ts";
import type { Library } from "../../platform/render/site.ts";
import type { Store } from "../../platform/store/connect.ts";
import { countedSubject } from "../../platform/store/reads.ts";
import { dayLength } from "../../platform/today.ts";
import { type AnySold, soldNamed, soldSlug } from "../paddles/paddle-facts.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import type { Votes } from "../paddles/votes.ts";
import type { Ranking } from "./ranking.ts";
import { type Tally, tallies } from "./tally.ts";
import { type Question, questions } from "./vote.ts";
import { type CountedVotes, rankingOf, votesFrom } from "./vote-evidence.ts";
import { countedVotes, votesOfDay } from "./votes.store.ts";

/** How soon a vote that was withdrawn or taken down no longer counts, in milliseconds. */
const maxDelay = 3_600_000;

interface Context {
  store: Pick<Store, "reader">;
  changes: Pick<Changes, "onRead" | "dropPages">;
  clock: () => number;
  /** Content without votes. */
  published: { current(): Library };
}

/** What players said of pairs, and of paddles by that. */
export function openSideBySide({ store: { reader }, changes, clock, published }: Context) {
  let counted: ReadonlyMap<string, readonly CountedVotes[]> = new Map();
  /** Subjects whose votes have changed since they were last counted; undefined means all. */
  let stale: Set<string> | undefined;
  let done: { day: number; month: number; at: number; paddles: readonly AnyPaddle[] } | undefined;
  let known: { votes: Votes; text: string } | undefined;
  changes.onRead((tag) => {
    const subject = tag === undefined ? undefined : countedSubject(tag);
    if (tag === undefined) stale = undefined;
    else if (subject !== undefined) stale?.add(subject);
  });

  /** Counts again what has changed, and returns whether anything did. */
  async function count(day: number, month: number): Promise<boolean> {
    // A new day counts the votes of the one before, whose subjects may have been counted again since they came.
    const asked = day === done?.day && stale ? [...stale] : undefined;
    stale = new Set();
    try {
      if (asked?.length === 0) return false;
      const read = await countedVotes(reader, asked, { before: day, month });
      const kept = [...counted].filter(([subject]) => asked?.includes(subject) === false);
      const next = new Map([...kept, ...read].toSorted(([a], [b]) => (a < b ? -1 : 1)));
      const hasChanged = JSON.stringify([...next]) !== JSON.stringify([...counted]);
      counted = next;
      return hasChanged;
    } catch (error) {
      stale = undefined;
      throw error;
    }
  }

  async function votesIn(library: Library): Promise<Votes> {
    const all = [...counted.values()].flat();
    const soldOf = (slug: string): AnySold | undefined => {
      const sold = soldNamed(slug, library.paddleNamed);
      return sold && soldSlug(sold) === slug ? sold : undefined;
    };
    const rankings: Partial<Record<Question, Ranking>> = {};
    for (const question of questions) {
      rankings[question] = rankingOf(question, all, soldOf);
      await othersTurn();
    }
    return votesFrom(rankings as Record<Question, Ranking>, tallies(all), soldOf);
  }

  async function rank(): Promise<void> {
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
    const hasChanged = await count(day, month);
    const isNewMonth = month !== done?.month;
    if (hasChanged || isOther || isNewMonth) {
      const votes = await votesIn(library);
      const text = JSON.stringify([[...votes.paddles], [...votes.pairs]]);
      const isSilent = votes.paddles.size === 0;
      if (text !== known?.text && !(isSilent && known === undefined)) {
        known = isSilent ? undefined : { votes, text };
        changes.dropPages(undefined);
      }
    }
    done = { day, month, at, paddles };
  }

  return {
    /** Content with what players say of its paddles: as it is until there are enough votes. */
    over: (library: Library): Library => (known ? withVotes(known.votes)(library) : library),
    /**
     * Counts the votes from before today, and ranks paddles by them, if that's due: once a day, and within an hour of one
     * being withdrawn or taken down. Nothing is said or moved by a vote before, so none drops a page.
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
  const all = <Of extends AnyPaddle>(paddles: readonly Of[]) => paddles.map(voted) as unknown as Of[];
  const found =
    <Of extends AnyPaddle>(find: (slug: string) => Of | undefined) =>
    (slug: string) => {
      const paddle = find(slug);
      return paddle && (voted(paddle) as unknown as Of);
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

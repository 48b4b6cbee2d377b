import type { Store } from "../../platform/store/connect.ts";
import { minVotes } from "./ranking.ts";
import { type Tally, tallies } from "./tally.ts";
import { shownVotes, votesOfDay } from "./votes.store.ts";

/** What players said of pairs. Throws if the store can't be read. */
export const openSideBySide = ({ store: { reader } }: { store: Pick<Store, "reader"> }) => ({
  /** What was said with the code of a demo day, however little. */
  ofDay: async (code: string): Promise<Tally[]> => tallies(await votesOfDay(reader, code)),
  /** The pairs of which enough players said something. */
  known: async (): Promise<Tally[]> =>
    tallies(await shownVotes(reader)).filter(({ votes }) => votes >= minVotes),
});

import type { Library } from "../../library/library.ts";
import type { Store } from "../../platform/store/connect.ts";
import { type ChangesOfSubject, knownFact } from "./changes.ts";
import { changesTag, newestChanges, noteChanges } from "./changes.store.ts";
import { allFacts, type Fact } from "./facts.ts";

/** How many changes are read for those of the newest subjects. */
const maxRead = 5000;

interface Means {
  store: Store;
  /** What is published now. */
  content: { readonly library: Library };
  /** Epoch milliseconds. */
  clock: () => number;
}

/** Notes what changes in the open data, whoever publishes it and how. */
export function openDataChanges({ store, content, clock }: Means) {
  let noted: readonly Fact[] | undefined;
  return {
    /** Notes what is different since the last time, unless another process has. */
    async note(): Promise<void> {
      const facts = allFacts(content.library);
      if (facts === noted) return;
      const byId = new Map(facts.map((fact) => [fact.id, knownFact(fact)]));
      if (await noteChanges(store, byId, clock())) store.changed(changesTag);
      noted = facts;
    },
    /**
     * What was noticed last, newest first: by paddle or ball, and by time, so that none of these ever changes.
     * @throws if the store can't be read
     */
    async newest(limit: number): Promise<ChangesOfSubject[]> {
      const rows = await newestChanges(store.reader, maxRead);
      const groups = Map.groupBy(
        rows,
        ({ noticed_at: at, kind, subject }) => `${at} ${kind} ${subject}`,
      );
      return [...groups.values()].slice(0, limit).map((changes) => {
        const { noticed_at: noticedAt, kind, subject, name } = changes[0]!;
        return { noticedAt, kind, subject, name, changes };
      });
    },
  };
}

// Taking back what was just done. `perform` keeps what an act changed for a day; undoing puts back whatever nobody has
// changed since. The reason for an act can be written afterwards, too.

import {
  type Act,
  type Kind,
  loggedOf,
  mayAct,
  type Outcome,
  type Role,
  type Thing,
} from "./acts.ts";
import { refusal } from "./refusals.ts";
import { explainInLog, isUndoId, type Step, undoableFor } from "./store/log.store.ts";

interface Undoable extends Thing {
  by: string;
  at: number;
  steps: readonly Step[];
}

const undoable: Kind<Undoable> = {
  noun: "change",
  read: (typed) => (isUndoId(typed) ? { id: typed } : undefined),
  async find({ db, engine }, named) {
    const ids = named.map(({ id }) => id);
    const rows = await db
      .selectFrom("undoable_acts")
      .selectAll()
      .where("id", "in", ids)
      .$if(engine === "postgres", (query) => query.forUpdate())
      .execute();
    return rows.map(({ id, actor, done_at, steps }) => ({
      id,
      by: actor,
      at: done_at,
      steps: JSON.parse(steps) as Step[],
    }));
  },
};

interface Needs {
  undoableActs: ReadonlyMap<string, Act>;
}

/**
 * What someone may undo or explain: an owner everything, others what they did themselves and may still do.
 * @throws Refusal
 */
function check(
  { undoableActs }: Needs,
  changes: readonly Undoable[],
  { by, role, now }: { by: string; role: Role; now: number },
) {
  for (const { by: doer, at, steps } of changes) {
    const isTheirs =
      doer === by && steps.every(({ act }) => mayAct(role, mayOf(undoableActs, act)));
    if (role !== "owner" && !isTheirs) throw refusal("onlyFor", "owners");
    if (at < now - undoableFor) throw refusal("notUndoable");
  }
}

/** What the steps of changes prepared, by the change's id and the step's place; and their acts. */
interface Ready {
  prepared: ReadonlyMap<string, unknown>;
  acts: ReadonlySet<Act>;
}

const keyOf = (change: string, step: number) => `${change} ${step}`;

const mayOf = (acts: Needs["undoableActs"], name: string) => acts.get(name)?.may ?? "signed in";

export const undoAct: Act<Needs, Undoable, Ready> = {
  of: undoable,
  may: "signed in",
  name: "log undo",
  about: "Undo what was done in the last day",
  more: "An act that can be undone prints its id. What someone has changed since stays as it is.",
  example: "log undo 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11",
  button: "Undo",
  done: "Undone",
  says: "Undone.",
  none: "Nothing was undone: it has changed since.",
  left: { changed: "Changed since, so it stays as it is" },
  isPlain: true,
  async ready(on, { of }, note) {
    const named = of.flatMap((typed) => undoable.read(typed) ?? []);
    const changes = await undoable.find(on, named);
    check(on, changes, note);
    const prepared = new Map<string, unknown>();
    const acts = new Set<Act>();
    for (const { id, steps } of changes)
      for (const [index, { act, saved }] of steps.entries()) {
        const undone = saved === undefined ? undefined : on.undoableActs.get(act);
        if (!undone) continue;
        acts.add(undone);
        prepared.set(keyOf(id, index), await undone.readyToUndo?.(on, saved as never));
      }
    return { prepared, acts };
  },
  async run(on, { things, ready }, note) {
    check(on, things, note);
    const outcomes: Outcome[] = [];
    for (const { id, steps } of things) {
      const { numDeletedRows } = await on.db
        .deleteFrom("undoable_acts")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw refusal("notUndoable");
      // What was done last is undone first.
      for (const [index, { act, saved }] of [...steps.entries()].toReversed()) {
        if (saved === undefined) continue;
        const prepared = ready.prepared.get(keyOf(id, index));
        outcomes.push(await on.undoableActs.get(act)!.undo!(on, saved as never, prepared));
      }
    }
    const done = outcomes.flatMap((each) => each.done);
    return {
      done,
      left: outcomes.flatMap(({ left = [] }) => left),
      logged: [...new Set(outcomes.flatMap(loggedOf))],
      count: done.length === 0 ? 0 : things.length,
    };
  },
  async after(on, outcome, { ready: { acts } }) {
    for (const act of acts) await act.afterUndo?.(on);
    return outcome;
  },
};

export const explainAct: Act<Needs, Undoable> = {
  of: undoable,
  may: "signed in",
  name: "log explain",
  about: "Write down why something was done in the last day",
  example: 'log explain 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "advertising"',
  button: "Save the reason",
  done: "Explained",
  says: "Reason saved.",
  none: "There's no reason to save yet: write one first.",
  async run({ db, undoableActs }, { things }, note) {
    check({ undoableActs }, things, note);
    const ids = things.flatMap(({ steps }) => steps.flatMap(({ logged }) => logged));
    if (note.reason === "" || ids.length === 0) return { done: [] };
    await explainInLog(db, ids, note.reason);
    return { done: things, logged: [] };
  },
};

import {
  type Act,
  type Named,
  type Note,
  type Outcome,
  perform,
  type Place,
} from "../../src/platform/acts.ts";
import { Refusal } from "../../src/platform/refusals.ts";
import {
  approveReviews,
  closeReports,
  deleteReviews,
  hideReviews,
  redateReviews,
  restoreReviews,
} from "../../src/reviews/moderation/moderation.store.ts";

/** Who does something in a test: an owner, unless it says otherwise. */
type TestNote = Omit<Note, "role"> & Partial<Note>;

/** Does an act. @throws Refusal */
export const act = <Needs extends object>(
  place: Place & Needs,
  done: Act<Needs>,
  of: readonly (string | number)[],
  note: TestNote,
  options: Record<string, string | true> = {},
): Promise<Outcome> =>
  perform(place, done, { of: of.map(String), options, isSure: true }, { role: "owner", ...note });

const reviewActs = {
  hide: hideReviews,
  restore: restoreReviews,
  delete: deleteReviews,
  redate: redateReviews,
  approve: approveReviews,
} as const;

/** Does something to reviews. @throws Refusal */
export const moderate = (
  place: Place,
  moderation: keyof typeof reviewActs,
  ids: readonly string[],
  note: TestNote,
  options: Record<string, string | true> = {},
) => act(place, reviewActs[moderation], ids, note, options);

/** A review as someone read it, with its reports. */
export interface ReadReview extends Named {
  version: string;
  reports: readonly string[];
}

/** Says that reviews are fine as they were read. @throws Refusal */
export function accept(
  place: Place,
  acceptance: "approve" | "restore" | "close",
  read: readonly ReadReview[],
  note: TestNote,
): Promise<Outcome> {
  if (acceptance !== "close")
    return moderate(
      place,
      acceptance,
      read.map(({ id, version }) => `${id}@${version}`),
      note,
    );
  const reports = read.flatMap(({ version, reports: ids }) =>
    ids.map((id) => `${id}@${version.split("+")[0]}`),
  );
  return act(place, closeReports, reports, note);
}

/** Why an act wasn't done, and to what. */
export async function refused(doing: Promise<Outcome>) {
  const { why, ids } = await doing.then(
    () => ({ why: "done", ids: [] }),
    (error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
  );
  return { why, ids };
}

/** The ids of what an act was done to. */
export const idsOf = ({ done }: Outcome) => done.map(({ id }) => id);

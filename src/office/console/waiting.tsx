// What waits for a decision, of any kind that visitors read: looked through and decided together.

import type { Site } from "../../platform/render/site.ts";
import { actByForm, type ConsoleContext, done, type Ended } from "./define-console-page.tsx";
import { namingAll, SelectedRows } from "./selection.tsx";

/** What's done to rows of several kinds by one button. */
const verbs = ["approve", "hide"] as const;
const isVerb = (typed: string | null): typed is (typeof verbs)[number] =>
  verbs.some((verb) => verb === typed);

/**
 * The action of a page that lists what waits: of all that wait, those that did when they were shown.
 * @param kinds the names of its kinds
 * @param actOnRow what its other forms do
 */
export const actOnWaiting =
  (
    kinds: readonly string[],
    actOnRow: (context: ConsoleContext, form: URLSearchParams) => Promise<Ended> = actByForm,
  ) =>
  async (context: ConsoleContext, posted: URLSearchParams): Promise<Ended> => {
    const { site, person } = context;
    const form = await namingAll(posted, (mark) => site.console.waitingAsOf(kinds, Number(mark)));
    const verb = form.get("act");
    if (!isVerb(verb)) return await actOnRow(context, form);
    const { said, undo } = await site.console.actTogether(form, verb, kinds, person);
    return done({ said, undo });
  };

interface Decided {
  state: string;
  reports: readonly unknown[];
}

/** Whether something that visitors send waits for a decision. */
export const isWaiting = ({ state, reports }: Decided) =>
  state === "held" || (state === "shown" && reports.length > 0);

/** What's done at one tap to what visitors sent. @param plural the name of its kind */
export const offersFor = (plural: string, of: Decided) =>
  [
    isWaiting(of) && { act: `${plural} approve`, isMain: true },
    of.state !== "hidden" && { act: `${plural} hide` },
    of.state === "hidden" && { act: `${plural} restore` },
  ].filter((each) => each !== false);

interface SelectedWaitingProps {
  acts: Site["console"]["acts"];
  /** What is selected, in the plural: 'reviews'. */
  of: string;
  count: number;
}

/** Its buttons are for every kind at once, so no act has them. */
const noOffers: readonly [] = [];

/** What can be done to selected rows that wait. */
export const SelectedWaiting = ({ acts, of, count }: SelectedWaitingProps) => (
  <SelectedRows acts={acts} offers={noOffers} label={`Selected ${of}`} count={count}>
    <button type="submit" name="act" value="approve">
      Looks fine
    </button>
    <button className="quiet" type="submit" name="act" value="hide">
      Hide
    </button>
  </SelectedRows>
);

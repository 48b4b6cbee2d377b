// Rows of a list that are acted on together: the boxes of its rows, the box of all that match beyond the page, the bar
// with what's done to them, and what a form then names. It works without script.

import type { ReactNode } from "react";
import { wholeNumber } from "../../platform/text/money.ts";
import { ActForm, type ActFormProps } from "./act-form.tsx";
import type { RowName } from "./read-asked.ts";
import styles from "./console.module.css";

/** The id of the form that the boxes belong to. */
const form = "selected";

/** The fields of a form that names all rows that match, and those of them that it leaves out. */
const [allField, exceptField] = ["all", "except"];

/** The heading of what waits, which keys go through. */
export const KeysHeading = ({ children }: { children: ReactNode }) => (
  <div className={styles.above}>
    <h2 id="waiting">{children}</h2>
    <button type="button" className="quiet" data-keys="" hidden>
      Keys
    </button>
  </div>
);

/** How many wait besides those shown. */
export const MoreWait = ({ count }: { count: number }) =>
  count > 0 ? <p>{wholeNumber(count)} more wait behind these.</p> : null;

interface SelectRowProps {
  /** The noun of what's selected, and its id with the version shown here. */
  of: RowName;
  /** What it is, for screen readers. */
  named: string;
}

/** The box of a row. */
export function SelectRow({ of: [noun, id], named }: SelectRowProps) {
  return (
    <label className={styles.select}>
      <input type="checkbox" name={noun} value={id} form={form} />
      <span className="unseen">Select {named}</span>
    </label>
  );
}

/** All rows that match, on this page and beyond. */
export interface AllRows {
  count: number;
  /** What they were when they were shown: a digest of them, or the time. */
  mark: string;
}

interface SelectManyProps {
  /** How many rows the page has. */
  shown: number;
  all?: AllRows | undefined;
  /** Whether only some of the list's rows match. */
  isFiltered?: boolean;
  /** Whether all are selected at first. */
  isChosen?: boolean;
}

/** The boxes above a list that select all of the page, which needs script, and all that match. */
export function SelectMany({ shown, all, isFiltered, isChosen }: SelectManyProps) {
  return (
    <div className={styles.selects}>
      {shown < 2 ? null : (
        <label className="check" data-all="" hidden>
          <input type="checkbox" />
          <span>Select these {wholeNumber(shown)}</span>
        </label>
      )}
      {all === undefined || all.count < 2 ? null : (
        <label className={`check ${styles.all}`}>
          <input
            type="checkbox"
            name={allField}
            value={all.mark}
            form={form}
            defaultChecked={isChosen}
          />
          <span>
            Select all {wholeNumber(all.count)}
            {isFiltered ? " that match" : ""}
          </span>
        </label>
      )}
    </div>
  );
}

interface SelectedRowsProps extends Pick<ActFormProps, "acts"> {
  offers: ActFormProps["offers"];
  /** 'Selected reviews' */
  label: string;
  /** How many all are. */
  count?: number;
  children?: ReactNode;
}

/** What can be done to the selected rows, in a bar that shows while there are any. */
export function SelectedRows({ acts, offers, label, count = 0, children }: SelectedRowsProps) {
  return (
    <section
      className={styles.selection}
      aria-label={label}
      data-count={`All ${wholeNumber(count)} selected`}
    >
      <div>
        <ActForm acts={acts} id={form} offers={offers} isLine>
          {children}
        </ActForm>
      </div>
    </section>
  );
}

/**
 * A form in which each row that it's about is named.
 * @param list all rows that match, as they were when they were shown; it may leave out more than those it's told
 */
export async function namingAll(
  posted: URLSearchParams,
  list: (mark: string, left: ReadonlySet<string>) => Promise<readonly RowName[]>,
): Promise<URLSearchParams> {
  const mark = posted.get(allField);
  if (mark === null) return posted;
  const left = new Set(posted.getAll(exceptField));
  const all = await list(mark, left);
  const named = new URLSearchParams(posted);
  for (const name of [allField, exceptField, ...all.map(([noun]) => noun)]) named.delete(name);
  for (const [noun, id] of all) if (!left.has(id)) named.append(noun, id);
  return named;
}

/** What a form for some of the selected rows names, in as few fields as it takes. @param posted what selected them */
export function namesOf(
  posted: URLSearchParams,
  noun: string,
  { some, left }: { some: readonly string[]; left: readonly string[] },
): NonNullable<ActFormProps["of"]> {
  const mark = posted.get(allField);
  if (mark === null || some.length <= left.length) return some.map((id) => [noun, id] as const);
  const except = [...posted.getAll(exceptField), ...left];
  return [[allField, mark] as const, ...except.map((id) => [exceptField, id] as const)];
}

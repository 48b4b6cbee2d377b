import "../../../platform/styles/forms.css";
import { ContentMistakes, isIn, mistakesText } from "../../../platform/content/content-folder.ts";
import { type Mistake, mistakeText } from "../../../platform/content/mistake.ts";
import { Refusal, refusal } from "../../../platform/refusals.ts";
import type { Site } from "../../../platform/render/site.ts";
import { capitalized } from "../../../platform/text/grammar.ts";
import { wholeNumber } from "../../../platform/text/money.ts";
import { Pager } from "../../../platform/ui/pager.tsx";
import { addresses } from "../../../addresses.ts";
import { mayEdit } from "../../../library/content-paths.ts";
import type { OwnDraft } from "../../publishing/entries.service.ts";
import { ActForm, type ActFormProps } from "../act-form.tsx";
import { ConsoleTime } from "../console-time.tsx";
import {
  actByForm,
  type ConsoleContext,
  defineConsolePage,
  notDone,
  shown,
} from "../define-console-page.tsx";
import { Choice, ListFilter } from "../list-filter.tsx";
import { namesOf, namingAll, SelectedRows, SelectMany, SelectRow } from "../selection.tsx";
import { ChangeList } from "./change-list.tsx";
import { CutList } from "./cut-list.tsx";
import { isPlanned } from "../../publishing/plan.ts";
import { FailedPlan } from "./plan-of.tsx";
import { AllContent, ReadOnly } from "./define-entry-page.tsx";
import type { EntryChange } from "./entry-changes.ts";
import { entryWork } from "./entry-editor.ts";
import { ageText, asRead, entryAddress, fixAddress, kindsIn, pluralOf } from "./entry-facts.ts";
import type { EntryMistake } from "./entry-mistakes.ts";
import { PlacedMistakes } from "./placed-mistakes.tsx";
import { draftsFor, draftsQuery, namesOfAll, wholeBatches } from "./own-drafts.ts";
import consoleStyles from "../console.module.css";
import styles from "./content.module.css";

const { path } = addresses.consoleDrafts;
const noun = "entry";

/** How many drafts a page shows. */
const pageSize = 50;

/** What a check of selected drafts found. */
interface Found {
  count: number;
  /** Those with mistakes, and their mistakes beside the fields' labels. */
  wrong: readonly { draft: OwnDraft; mistakes: readonly EntryMistake[] }[];
  /** Mistakes elsewhere because of them. */
  elsewhere: readonly Mistake[];
  /** Those of which others have been published since. */
  outdated: readonly OwnDraft[];
  /** The fields that name the rest, which can be published, and how many that is. */
  rest: NonNullable<ActFormProps["of"]>;
  restCount: number;
}

/** What an action found: the page is shown again with it. */
const foundBy = new WeakMap<URLSearchParams, Found>();

async function readDrafts({ site, person, url }: ConsoleContext) {
  const all = await site.content.ownDrafts(person.email);
  const own = all.filter((each) => mayEdit(person.role, each.path));
  const asked = draftsQuery.read(url.searchParams);
  return { own, asked, found: draftsFor(own, asked) };
}

/** The drafts that a form names, and those made together with them. */
function draftsIn(form: URLSearchParams, own: readonly OwnDraft[]): readonly OwnDraft[] {
  const named = new Set(form.getAll(noun).map((each) => each.split("@")[0]));
  const isNamed = (each: OwnDraft) => named.has(each.path);
  const batches = new Set(own.filter(isNamed).flatMap(({ draft }) => draft.batch ?? []));
  return own.filter(
    (each) => isNamed(each) || (each.draft.batch !== null && batches.has(each.draft.batch)),
  );
}

const textsOf = (drafts: readonly OwnDraft[]) =>
  new Map(drafts.map(({ path: of, draft }) => [of, draft.text]));

/** Says what is wrong with selected drafts, and which of them can be published without the others. */
async function findingOf(
  { site: { content } }: ConsoleContext,
  posted: URLSearchParams,
  selected: readonly OwnDraft[],
  mistakes: readonly Mistake[],
): Promise<Found> {
  const outdated = selected.filter(({ isOutdated }) => isOutdated);
  const upToDate = selected.filter(({ isOutdated }) => !isOutdated);
  const right =
    mistakes.length > 0
      ? new Set(await content.withoutMistakes(textsOf(upToDate), mistakes))
      : undefined;
  const fine = right ? upToDate.filter((each) => right.has(each.path)) : upToDate;
  const rest = wholeBatches(fine, selected);
  const left = selected.filter((each) => !rest.includes(each));
  const names = (some: readonly OwnDraft[]) => some.map(({ draft }) => asRead(draft));
  const wrong = selected.filter((each) => mistakes.some((mistake) => isIn(each.path, mistake)));
  return {
    count: selected.length,
    wrong: await Promise.all(
      wrong.map(async (draft) => {
        const own = mistakes.filter((mistake) => isIn(draft.path, mistake));
        const placed = await entryWork.placed(draft.path, draft.draft.text ?? "", own);
        return { draft, mistakes: placed };
      }),
    ),
    elsewhere: mistakes.filter((mistake) => !wrong.some((each) => isIn(each.path, mistake))),
    outdated,
    rest: namesOf(posted, noun, { some: names(rest), left: names(left) }),
    restCount: rest.length,
  };
}

export default defineConsolePage(addresses.consoleDrafts, {
  access: "editor",
  title: "Your drafts",
  query: draftsQuery.parameters,

  async load(context, form) {
    const { site } = context;
    const { own, asked, found } = await readDrafts(context);
    const pages = Math.max(1, Math.ceil(found.length / pageSize));
    const page = Math.min(asked.page, pages);
    const rows = found.slice((page - 1) * pageSize, page * pageSize);
    const changes = await entryWork.changes(
      rows.map(({ path: of, published, draft }) => ({
        path: of,
        before: published,
        after: draft.text,
      })),
    );
    return {
      asked: { ...asked, page },
      pages,
      total: found.length,
      all: { count: found.length, mark: namesOfAll(found).mark },
      kinds: kindsIn(own),
      planned: own.filter(({ draft }) => isPlanned(draft)).length,
      failed: own.filter(({ draft }) => draft.failed_why !== null).length,
      rows: rows.map((row, index) => ({ row, changes: changes[index]! })),
      checked: form && foundBy.get(form),
      acts: site.console.acts,
      now: site.console.now(),
      isReadOnly: site.content.isReadOnly,
    };
  },

  async action(context, posted) {
    const act = posted.get("act");
    const { own, found } = await readDrafts(context);
    const form = await namingAll(posted, async (shownMark) => {
      const { ids, mark } = namesOfAll(found);
      if (mark !== shownMark) throw refusal("othersMatch");
      return ids.map((id) => [noun, id] as const);
    });
    const selected = draftsIn(form, own);
    const { content } = context.site;
    if (act === "check") {
      if (selected.length === 0) return notDone("Select at least one entry.");
      const { mistakes } = await content.check(
        textsOf(selected.filter((each) => !each.isOutdated)),
      );
      foundBy.set(posted, await findingOf(context, posted, selected, mistakes));
      return shown;
    }
    try {
      return await actByForm(context, form);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { cause, why } = error;
      if (!(cause instanceof ContentMistakes) && why !== "publishedMeanwhile") throw error;
      const mistakes = cause instanceof ContentMistakes ? cause.mistakes : [];
      foundBy.set(posted, await findingOf(context, posted, selected, mistakes));
      return notDone("Nothing was published yet: see below what's in the way.", 409);
    }
  },

  Page({ data }) {
    const { asked, pages, total, all, kinds, planned, failed, rows, checked, acts, now } = data;
    const isFiltered = asked.search !== "" || asked.kind !== "" || asked.since !== undefined;
    const pageAt = (page: number) => draftsQuery.address(path, { ...asked, page });
    return (
      <>
        <p className="row middle gap-2 wide-4">
          <AllContent />
          {asked.state === undefined && asked.since === undefined ? null : (
            <a className="tap" href={path}>
              All your drafts
            </a>
          )}
          {planned === 0 || asked.state === "planned" ? null : (
            <a className="tap" href={draftsQuery.address(path, { state: "planned" })}>
              {wholeNumber(planned)} planned
            </a>
          )}
          {failed === 0 || asked.state === "failed" ? null : (
            <a className="tap" href={draftsQuery.address(path, { state: "failed" })}>
              {wholeNumber(failed)} not published as planned
            </a>
          )}
        </p>
        {data.isReadOnly ? <ReadOnly /> : null}
        {checked ? <Checked of={checked} acts={acts} /> : null}
        <Filter asked={asked} kinds={kinds} />
        <section className="section" aria-labelledby="drafts">
          <h2 id="drafts">{headingOf(asked, total)}</h2>
          {rows.length === 0 ? (
            <p>{isFiltered ? "No draft of yours matches." : "You have no draft."}</p>
          ) : (
            <>
              {data.isReadOnly ? null : (
                <SelectMany
                  shown={rows.length}
                  all={all}
                  isFiltered={isFiltered}
                  isChosen={asked.since !== undefined}
                />
              )}
              <ul className={consoleStyles.rows}>
                {rows.map(({ row, changes }) => (
                  <Row
                    key={row.path}
                    of={row}
                    changes={changes}
                    now={now}
                    isReadOnly={data.isReadOnly}
                  />
                ))}
              </ul>
            </>
          )}
        </section>
        <Pager
          previous={asked.page > 1 ? pageAt(asked.page - 1) : undefined}
          next={asked.page < pages ? pageAt(asked.page + 1) : undefined}
        >
          Page {asked.page} of {pages}
        </Pager>
        {data.isReadOnly || rows.length === 0 ? null : (
          <SelectedRows
            acts={acts}
            label="Selected drafts"
            count={total}
            offers={[
              { act: "content publish", button: "Publish", isMain: true },
              { act: "content discard", button: "Discard" },
            ]}
          >
            <button className="quiet" type="submit" name="act" value="check">
              Check
            </button>
          </SelectedRows>
        )}
      </>
    );
  },
});

const headingOf = ({ state, since }: typeof draftsQuery.all, total: number) => {
  const usual = since === undefined ? "Drafts" : "Just saved";
  const what = state ? { planned: "Planned", failed: "Not published as planned" }[state] : usual;
  return `${what} (${wholeNumber(total)})`;
};

interface FilterProps {
  asked: typeof draftsQuery.all;
  kinds: readonly string[];
}

function Filter({ asked: { search, kind, state, since }, kinds }: FilterProps) {
  return (
    <ListFilter path={path} label="Your drafts" searched="Name" search={search}>
      <Choice
        label="Kind"
        name="kind"
        all="Everything"
        chosen={kind}
        of={kinds.map((value) => ({ value, name: pluralOf(value) }))}
      />
      {state === undefined ? null : <input type="hidden" name="state" value={state} />}
      {since === undefined ? null : <input type="hidden" name="since" value={since} />}
    </ListFilter>
  );
}

/** How many of an entry's changes are shown at first. */
const shownChanges = 8;

interface RowProps {
  of: OwnDraft;
  changes: readonly EntryChange[];
  now: number;
  isReadOnly: boolean;
}

/** A draft with what it changes. */
function Row({ of, changes, now, isReadOnly }: RowProps) {
  const { title, draft, published, isOutdated } = of;
  const { text, batch, saved_at: at } = draft;
  const isNew = published === null;
  const rest = changes.slice(shownChanges);
  const list = (some: readonly EntryChange[]) => <ChangeList of={some} className="small" />;
  return (
    <li className={consoleStyles.row} data-row="">
      {isReadOnly ? null : <SelectRow of={[noun, asRead(draft)]} named={title} />}
      <div className="stack fit gap-1">
        <h3>
          <a className="tap" href={entryAddress(of.path)}>
            {title}
          </a>
        </h3>
        <p className="small muted">
          <strong>{text === null ? "Deleted" : isNew ? "New" : "Changed"}</strong>, {of.path}, saved{" "}
          {ageText(at, now)}.{batch === null ? null : " It goes together with others of a rename."}
          {isPlanned(draft) ? (
            <>
              {" "}
              It publishes itself on <ConsoleTime at={draft.publish_at!} />.
            </>
          ) : null}
        </p>
        <FailedPlan of={draft} className="small" />
        {isOutdated ? (
          <p className="small">
            <strong>This has changed since you began.</strong> Open it to choose which text it
            should be.
          </p>
        ) : null}
        {changes.length === 0 && text !== null ? (
          <p className="small">Nothing differs from what&apos;s published.</p>
        ) : null}
        {list(changes.slice(0, shownChanges))}
        {rest.length === 0 ? null : (
          <details>
            <summary className="small">
              {wholeNumber(rest.length)} more<span className="unseen"> changes of {title}</span>
            </summary>
            {list(rest)}
          </details>
        )}
      </div>
    </li>
  );
}

/** What the check of selected drafts says, and what can be published all the same. */
function Checked({ of, acts }: { of: Found; acts: Site["console"]["acts"] }) {
  const { count, wrong, elsewhere, outdated, rest, restCount } = of;
  const isFine = restCount === count;
  if (isFine)
    return (
      <p role="status">
        {count === 1
          ? "Checked: it has no mistake."
          : `Checked: these ${wholeNumber(count)} have no mistake together.`}
      </p>
    );
  const items = [
    ...wrong.map(({ draft, mistakes }) => ({
      key: draft.path,
      shown: (
        <>
          <a className="tap" href={entryAddress(draft.path)}>
            {draft.title}
          </a>
          <PlacedMistakes of={mistakes} path={fixAddress(draft.path)} />
        </>
      ),
    })),
    ...outdated.map((each) => ({
      key: `outdated ${each.path}`,
      shown: (
        <>
          <a className="tap" href={entryAddress(each.path)}>
            {each.title}
          </a>{" "}
          has changed since you began.
        </>
      ),
    })),
    ...elsewhere.map(mistakeText).map((sentence) => ({
      key: sentence,
      shown: sentence,
    })),
  ];
  const said = wrong.reduce((sum, { mistakes }) => sum + mistakes.length, elsewhere.length);
  return (
    <section className={styles.mistakes} aria-labelledby="wrong">
      <h2 id="wrong">
        {said === 0 ? "What has changed meanwhile" : `${capitalized(mistakesText(said))} to fix`}
      </h2>
      <p role="status">
        {restCount === 0
          ? "None of them can be published without the others."
          : `${wholeNumber(restCount)} of ${wholeNumber(count)} can be published without the others.`}
      </p>
      <CutList of="entries" items={items} />
      {restCount === 0 ? null : (
        <ActForm
          acts={acts}
          of={rest}
          offers={[
            {
              act: "content publish",
              button: `Publish the other ${wholeNumber(restCount)}`,
              isMain: true,
            },
          ]}
          isLine
        />
      )}
    </section>
  );
}

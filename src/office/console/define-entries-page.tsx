import "../../platform/styles/forms.css";
import { kindNames, pageOfSubject } from "../../site/kinds/kinds.ts";
import type { FieldKind } from "../../site/contributions/kind.ts";
import { holdReasonWords } from "../../site/contributions/hold-reason.ts";
import type { Library } from "../../library/library.ts";
import type { Address } from "../../platform/render/address.ts";
import type { Site } from "../../platform/render/site.ts";
import { capitalized } from "../../platform/text/grammar.ts";
import { afterField, byTime } from "../../platform/listing.ts";
import { query } from "../../platform/query.ts";
import { Pager } from "../../platform/ui/pager.tsx";
import { ActForm } from "./act-form.tsx";
import { ConsoleTime } from "./console-time.tsx";
import { defineConsolePage } from "./define-console-page.tsx";
import type { KindEntry, openEntries } from "./entries.service.ts";
import { KeysHeading, MoreWait, SelectMany, SelectRow } from "./selection.tsx";
import { actOnWaiting, offersFor, SelectedWaiting } from "./waiting.tsx";
import { ReportLines } from "./reviews/review-entry.tsx";
import styles from "./console.module.css";

const entriesQuery = query({ after: afterField(byTime) });

interface EntriesPage {
  title: string;
  kinds: readonly FieldKind[];
  entries: (console: Site["console"]) => ReturnType<typeof openEntries>;
}

/** Defines the page where moderators read contributions of some kinds: what waits, and the newest others. */
export function defineEntriesPage<Path extends string>(
  address: Address<Path>,
  { title, kinds, entries }: EntriesPage,
) {
  const all = kindNames(kinds);
  return defineConsolePage(address, {
    access: "moderator",
    title,

    query: entriesQuery.parameters,

    async load({ site, url }) {
      const { after } = entriesQuery.read(url.searchParams);
      const own = entries(site.console);
      const waiting = after ? [] : await own.waiting();
      const ids = new Set(waiting.map(({ row }) => row.id));
      const newest = await own.newest(after);
      return {
        isFirst: after === undefined,
        waiting,
        count: await own.countWaiting(),
        now: site.console.now(),
        others: newest.entries.filter(({ row }) => !ids.has(row.id)),
        next: newest.next,
        acts: site.console.acts,
        library: site.library,
      };
    },

    action: actOnWaiting(kinds.map(({ name }) => name)),

    Page({ data: { isFirst, waiting, count, now, others, next, acts, library } }) {
      const rows = (of: readonly KindEntry[], isSelectable: boolean) => (
        <ul className={styles.rows}>
          {of.map((each) => (
            <KindRow
              key={each.row.id}
              of={each}
              kind={kinds.find(({ name }) => name === each.kind)!}
              acts={acts}
              library={library}
              isSelectable={isSelectable}
            />
          ))}
        </ul>
      );
      return (
        <>
          {isFirst ? (
            <section className="section" aria-labelledby="waiting">
              <KeysHeading>{capitalized(all)} that wait</KeysHeading>
              {waiting.length === 0 ? (
                <p>None waits for you.</p>
              ) : (
                <>
                  <SelectMany shown={waiting.length} all={{ count, mark: String(now) }} />
                  {rows(waiting, waiting.length > 1)}
                </>
              )}
              <MoreWait count={count - waiting.length} />
            </section>
          ) : null}
          <section className="section" aria-labelledby="newest">
            <h2 id="newest">{isFirst ? "The newest others" : "Older ones"}</h2>
            {others.length === 0 ? <p>There are none.</p> : rows(others, false)}
          </section>
          <Pager
            next={next && entriesQuery.address(address.path, { after: next })}
            nextText="Older"
          />
          {waiting.length < 2 ? null : <SelectedWaiting acts={acts} of={all} count={count} />}
        </>
      );
    },
  });
}

interface EntryProps {
  of: KindEntry;
  kind: FieldKind;
  acts: Site["console"]["acts"];
  library: Library;
  isSelectable: boolean;
}

/** A contribution as a row, with its state and reports, and what can be done to it. */
export function KindRow(props: EntryProps) {
  const { kind, acts, library, isSelectable } = props;
  const { row, state, version, reports } = props.of;
  const { name: plural, noun, columns, parent, says } = kind;
  const { id, subject, asked, created_at, held_because } = row;
  const by = columns.author === undefined ? undefined : String(row[columns.author]);
  const page = pageOfSubject(library, subject);
  const reasons: Partial<Record<string, string>> = library.report.reasons;
  const name = page?.name ?? subject;
  const named = by === undefined ? `the ${noun} ${id}` : `${by}'s ${noun} about ${name}`;
  const [ofWords] = version.split("+");
  const of = [[noun, `${id}@${version}`]] as const;
  return (
    <li className={styles.row} id={`${noun}-${id}`} data-row="">
      {isSelectable ? <SelectRow of={[noun, `${id}@${version}`]} named={named} /> : null}
      <div className="stack fit gap-2">
        <h3>
          {capitalized(noun)} about {page ? <a href={page.path}>{name}</a> : name}
        </h3>
        {parent === undefined ? null : (
          <p className="muted" dir="auto">
            {asked ?? `The ${parent.kind.noun} itself is gone, so nobody sees this ${noun}.`}
          </p>
        )}
        {columns.text === undefined ? null : (
          <p className={styles.text} dir="auto">
            {row[columns.text]}
          </p>
        )}
        <p className="small muted">
          {by === undefined ? "Someone" : <bdi>{by}</bdi>}
          {says?.(row, library).map((each) => `, ${each}`)}, <ConsoleTime at={created_at} />.{" "}
          {held_because === null
            ? state === "hidden"
              ? "Hidden."
              : "Shown."
            : `Held, because ${holdReasonWords[held_because]}.`}
        </p>
        {reports.length === 0 ? null : <ReportLines reports={reports} reasons={reasons} />}
      </div>
      <ActForm acts={acts} of={of} named={named} offers={offersFor(plural, props.of)} isLine />
      <details>
        <summary>
          More<span className="unseen">: {named}</span>
        </summary>
        {reports.length === 0 ? null : (
          <ActForm
            acts={acts}
            of={reports.map((report) => ["report", `${report.id}@${ofWords}`] as const)}
            named={named}
            offers={[{ act: `${kind.reports!.name} close`, button: "Close its reports" }]}
          />
        )}
        {state === "hidden" ? null : (
          <ActForm
            acts={acts}
            of={of}
            named={named}
            offers={[
              { act: `${plural} hide`, fields: ["block"], button: "Hide and block this word" },
            ]}
          />
        )}
        <ActForm acts={acts} of={of} named={named} offers={[{ act: `${plural} delete` }]} />
      </details>
    </li>
  );
}

import "../../platform/styles/forms.css";
import { kindNames, pageOfSubject } from "../../site/kinds/kinds.ts";
import type { FieldKind } from "../../site/contributions/kind.ts";
import { holdReasonWords } from "../../site/contributions/hold-reason.ts";
import type { Library } from "../../library/library.ts";
import type { Address } from "../../platform/render/address.ts";
import type { Site } from "../../platform/render/site.ts";
import { capitalized } from "../../platform/text/grammar.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import { ActForm } from "./act-form.tsx";
import { ConsoleTime } from "./console-time.tsx";
import { actByForm, defineConsolePage } from "./define-console-page.tsx";
import type { KindEntry, openEntries } from "./entries.service.ts";
import { ReportLines } from "./reviews/review-entry.tsx";
import styles from "./console.module.css";

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

    async load({ site }) {
      const own = entries(site.console);
      const waiting = await own.waiting();
      const ids = new Set(waiting.map(({ row }) => row.id));
      return {
        waiting,
        count: await own.countWaiting(),
        others: (await own.newest()).filter(({ row }) => !ids.has(row.id)),
        acts: site.console.acts,
        library: site.library,
      };
    },

    action: actByForm,

    Page({ data: { waiting, count, others, acts, library } }) {
      const list = (of: readonly KindEntry[]) => (
        <ul className={styles.entries}>
          {of.map((each) => (
            <Entry
              key={each.row.id}
              of={each}
              kind={kinds.find(({ name }) => name === each.kind)!}
              acts={acts}
              library={library}
            />
          ))}
        </ul>
      );
      return (
        <>
          <section className="section" aria-labelledby="waiting">
            <h2 id="waiting">{capitalized(all)} that wait</h2>
            {waiting.length === 0 ? <p>None waits for you.</p> : list(waiting)}
            {count > waiting.length ? (
              <p>{wholeNumber(count - waiting.length)} more wait behind these.</p>
            ) : null}
          </section>
          <section className="section" aria-labelledby="newest">
            <h2 id="newest">The newest others</h2>
            {others.length === 0 ? <p>There are none.</p> : list(others)}
          </section>
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
}

/** A contribution, with its state and reports, and what can be done to it. */
function Entry({ of: { row, state, version, reports }, kind, acts, library }: EntryProps) {
  const { name: plural, noun, columns, parent, says } = kind;
  const { id, subject, asked, created_at, held_because } = row;
  const by = String(row[columns.author!]);
  const page = pageOfSubject(library, subject);
  const reasons: Partial<Record<string, string>> = library.report.reasons;
  const name = page?.name ?? subject;
  const named = `${by}'s ${noun} about ${name}`;
  const [ofWords] = version.split("+");
  const isWaiting = state === "held" || (state === "shown" && reports.length > 0);
  const offers = [
    isWaiting && { act: `${plural} approve`, isMain: true },
    state !== "hidden" && { act: `${plural} hide` },
    state === "hidden" && { act: `${plural} restore` },
  ].filter((each) => each !== false);
  const of = [[noun, `${id}@${version}`]] as const;
  return (
    <li id={`${noun}-${id}`}>
      <h3>
        {capitalized(noun)} about {page ? <a href={page.path}>{name}</a> : name}
      </h3>
      {parent === undefined ? null : (
        <p className="muted" dir="auto">
          {asked ?? `The ${parent.kind.noun} itself is gone, so nobody sees this ${noun}.`}
        </p>
      )}
      <p className={styles.text} dir="auto">
        {row[columns.text!]}
      </p>
      <p className="small muted">
        <bdi>{by}</bdi>
        {says?.(row, library).map((each) => `, ${each}`)}, <ConsoleTime at={created_at} />.{" "}
        {held_because === null
          ? state === "hidden"
            ? "Hidden."
            : "Shown."
          : `Held, because ${holdReasonWords[held_because]}.`}
      </p>
      {reports.length === 0 ? null : <ReportLines reports={reports} reasons={reasons} />}
      <ActForm acts={acts} of={of} named={named} offers={offers} isLine />
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

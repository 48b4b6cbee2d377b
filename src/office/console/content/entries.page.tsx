import "../../../platform/styles/forms.css";
import { utcTime } from "../../../platform/text/dates.ts";
import { wholeNumber } from "../../../platform/text/money.ts";
import { addresses } from "../../../addresses.ts";
import { mayEdit } from "../../../library/content-paths.ts";
import type { Entry } from "../../publishing/entries.service.ts";
import { Choice, ListFilter } from "../list-filter.tsx";
import { actByForm, defineConsolePage } from "../define-console-page.tsx";
import { CutList } from "./cut-list.tsx";
import { ReadOnly } from "./define-entry-page.tsx";
import {
  ageText,
  entriesFor,
  entriesQuery,
  entryAddress,
  kindOf,
  kindsIn,
  pluralOf,
  stateNames,
  stateOf,
} from "./entry-facts.ts";

const { path } = addresses.consoleContent;

export default defineConsolePage(addresses.consoleContent, {
  access: "editor",
  title: "Content",
  query: entriesQuery.parameters,

  async load({ site, url, person }) {
    const query = entriesQuery.read(url.searchParams);
    const all = await site.content.entries();
    const entries = all.filter((entry) => mayEdit(person.role, entry.path));
    const isOwn = ({ email }: Entry["drafts"][number]) => email === person.email;
    return {
      own: entries.filter(({ drafts }) => drafts.some(isOwn)).length,
      query,
      isFiltered: entriesQuery.on(query).length > 0,
      kinds: kindsIn(entries),
      found: entriesFor(entries, query),
      now: site.console.now(),
      isReadOnly: site.content.isReadOnly,
    };
  },

  action: actByForm,

  Page({ data: { query, own, isFiltered, kinds, found, now, isReadOnly } }) {
    const begun = isFiltered ? [] : found.filter(({ drafts }) => drafts.length > 0);
    return (
      <>
        <p className="row middle gap-2 wide-4">
          {isReadOnly ? null : (
            <a className="button" href={addresses.consoleNewEntry.path}>
              New entry
            </a>
          )}
          {own === 0 ? null : (
            <a className="tap" href={addresses.consoleDrafts.path}>
              Your drafts ({wholeNumber(own)})
            </a>
          )}
          <a className="tap" href={addresses.consoleImport.path}>
            Spreadsheets
          </a>
          <a className="tap" href={addresses.consoleGaps.path}>
            Gaps in content
          </a>
          <a className="tap" href={addresses.consoleOffers.path}>
            Prices in shops
          </a>
          <a className="tap" href={addresses.consoleWatch.path}>
            Makers&apos; pages
          </a>
        </p>
        {isReadOnly ? <ReadOnly /> : null}
        <Filter query={query} kinds={kinds} />
        {isFiltered ? (
          <p role="status">
            {found.length === 1
              ? "1 entry matches."
              : `${wholeNumber(found.length)} entries match.`}
          </p>
        ) : null}
        {begun.length === 0 ? null : (
          <Entries id="begun" title="Drafts" entries={begun} now={now} />
        )}
        {kinds.map((kind) => {
          const ofKind = found.filter((entry) => kindOf(entry) === kind);
          return ofKind.length === 0 ? null : (
            <Entries
              key={kind}
              id={kind}
              title={`${pluralOf(kind)} (${wholeNumber(ofKind.length)})`}
              entries={ofKind}
              now={now}
              isWhole={isFiltered}
            />
          );
        })}
      </>
    );
  },
});

interface FilterProps {
  query: typeof entriesQuery.all;
  kinds: readonly string[];
}

function Filter({ query, kinds }: FilterProps) {
  return (
    <ListFilter path={path} label="Content" searched="Name" search={query.search}>
      <Choice
        label="Kind"
        name="kind"
        all="Everything"
        chosen={query.kind}
        of={kinds.map((value) => ({ value, name: pluralOf(value) }))}
      />
      <Choice label="State" name="state" all="Any" chosen={query.state} of={stateNames} />
    </ListFilter>
  );
}

interface EntriesProps {
  id: string;
  title: string;
  entries: readonly Entry[];
  now: number;
  /** Whether all of them are shown at once. */
  isWhole?: boolean;
}

function Entries({ id, title, entries, now, isWhole = false }: EntriesProps) {
  const items = entries.map((entry) => ({
    key: entry.path,
    shown: <OneEntry entry={entry} now={now} />,
  }));
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <CutList of="entries" items={items} isWhole={isWhole} />
    </section>
  );
}

/** An entry: its name, facts about it, and when it was last changed. */
function OneEntry({ entry, now }: { entry: Entry; now: number }) {
  const { title, at, by } = entry;
  return (
    <div className="stack fit">
      <p>
        <a className="tap" href={entryAddress(entry.path)}>
          {title}
        </a>
      </p>
      <p className="small muted">
        {stateOf(entry, now).map((state) => (
          <span key={state}>
            <strong>{state}</strong>.{" "}
          </span>
        ))}
        {by === undefined ? "Changed" : `Published by ${by},`}{" "}
        <time dateTime={new Date(at).toISOString()} title={utcTime(at)}>
          {ageText(at, now)}
        </time>
        .
      </p>
    </div>
  );
}

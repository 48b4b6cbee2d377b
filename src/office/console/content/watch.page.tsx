import { textDigest } from "../../../platform/content/content-source.ts";
import { longDate } from "../../../platform/text/dates.ts";
import { dayAt } from "../../../platform/today.ts";
import { mayAct } from "../../../platform/acts.ts";
import { afterField } from "../../../platform/listing.ts";
import { query } from "../../../platform/query.ts";
import { Pager } from "../../../platform/ui/pager.tsx";
import { addresses } from "../../../addresses.ts";
import type { Site } from "../../../platform/render/site.ts";
import type { RowChange } from "../../publishing/sheet-row.ts";
import type { Snapshot } from "../../publishing/watched-sheet.ts";
import { ActForm } from "../act-form.tsx";
import { actByForm, defineConsolePage } from "../define-console-page.tsx";
import { proposalListing } from "../listings.service.ts";
import { AllContent, ReadOnly } from "./define-entry-page.tsx";
import { entryAddress } from "./entry-facts.ts";
import { RowChanges } from "./row-changes.tsx";

const { path } = addresses.consoleWatch;
const asked = query({ after: afterField(proposalListing.cursor) });

/** How many proposals a page has. */
const shown = 50;

export default defineConsolePage(addresses.consoleWatch, {
  access: "editor",
  title: "Makers' pages",
  query: asked.parameters,

  async load({ site, url, person }) {
    const named = site.library.watch.pages;
    const { after } = asked.read(url.searchParams);
    const [{ rows, next }, read] = await Promise.all([
      site.console.list(proposalListing, {}, { after, limit: shown }),
      site.console.watchedPages(named.map((page) => page.url)),
    ]);
    const lastRead = new Map(read.map((row) => [row.url, row]));
    return {
      acts: site.console.acts,
      isOwner: mayAct(person.role, "owner"),
      isReadOnly: site.content.isReadOnly,
      proposals: rows.map((row) => ({
        ...readProposal(row),
        from: named.find((each) => each.url === row.page)?.name ?? row.page,
        isOlder: row.base !== textDigest(site.content.published(row.entry)),
      })),
      next,
      pages: named.map(({ name, url: to }) => ({ name, url: to, last: lastRead.get(to) })),
    };
  },

  action: (context, form) => actByForm(context, form),

  Page: ({ data: { acts, isOwner, isReadOnly, proposals, next, pages } }) => (
    <>
      <p>
        <AllContent />
      </p>
      {pages.length === 0 ? (
        <p className="lead">
          No page is read yet. {isOwner ? "Name" : "An owner names"} makers&apos; pages in{" "}
          {isOwner ? <a href={entryAddress("watch.yaml")}>watch.yaml</a> : "watch.yaml"}, and each
          is read once a week.
        </p>
      ) : (
        <p className="note">
          Each page is read once a week. Nothing on the site changes before you take it as a draft
          and publish that.
        </p>
      )}
      {isReadOnly ? <ReadOnly /> : null}
      {pages.length === 0 ? null : (
        <section className="section" aria-labelledby="proposals">
          <h2 id="proposals">What they say differently</h2>
          {proposals.length === 0 ? <p>{proposalListing.empty}</p> : null}
          <ul className="entries stack fit">
            {proposals.map((each) => (
              <OneProposal key={each.id} of={each} acts={isReadOnly ? undefined : acts} />
            ))}
          </ul>
          <Pager next={next && asked.address(path, { after: next })} nextText="Older" />
        </section>
      )}
      {pages.length === 0 ? null : (
        <section className="section" aria-labelledby="pages">
          <h2 id="pages">Pages</h2>
          <ul className="entries stack fit">
            {pages.map(({ name, url, last }) => (
              <li key={url}>
                <p>
                  <Elsewhere to={url} text={name} /> <span className="small muted">{url}</span>
                  <br />
                  {stateOf(last)}
                </p>
                {last ? (
                  <ActForm
                    acts={acts}
                    of={[["page", url]]}
                    named={name}
                    offers={[{ act: "watch again" }]}
                    isLine
                  />
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  ),
});

type Row = Awaited<ReturnType<(typeof proposalListing)["read"]>>[number];
type LastRead = Awaited<ReturnType<Site["console"]["watchedPages"]>>[number];

const dayText = (at: number) => longDate(Date.parse(dayAt(at)));

/** What came of reading a page, and when it's read next. */
function stateOf(last: LastRead | undefined): string {
  if (!last || (last.state === "new" && last.read_at === null)) return "It's read soon.";
  const { says, read_at: at, due_at: due } = last;
  return [
    says,
    at === null ? "" : `Last read on ${dayText(at)}.`,
    due === null ? "It isn't read anymore." : `Next on ${dayText(due)}.`,
  ]
    .filter((each) => each !== "")
    .join(" ");
}

function Elsewhere({ to, text }: { to: string; text: string }) {
  return (
    <a className="tap" href={to} target="_blank" rel="nofollow noopener noreferrer">
      <bdi>{text}</bdi>
    </a>
  );
}

/** A proposal as it's shown. */
const readProposal = ({ snapshot, changes, notes, base, ...row }: Row) => ({
  ...row,
  snapshot: JSON.parse(snapshot) as Snapshot,
  changes: JSON.parse(changes) as readonly RowChange[],
  notes: JSON.parse(notes) as readonly string[],
  isNew: base === "",
});

interface OneProposalProps {
  of: ReturnType<typeof readProposal> & { from: string; isOlder: boolean };
  acts: Site["console"]["acts"] | undefined;
}

function OneProposal({ of, acts }: OneProposalProps) {
  const { id, entry, name, page, from, read_at: at, changes, notes, isNew } = of;
  const offers = [...(changes.length > 0 || isNew ? ["watch take"] : []), "watch drop"];
  return (
    <li>
      <p>
        {isNew ? (
          <bdi className="bold">{name}</bdi>
        ) : (
          <a className="tap bold" href={entryAddress(entry)}>
            {name}
          </a>
        )}
        {isNew ? ", which we don't have" : null}
        <br />
        <Elsewhere to={page} text={from} />, read on {dayText(at)}
      </p>
      {of.isOlder ? <p className="small">The entry has changed since the page was read.</p> : null}
      <RowChanges changes={changes} isNew={isNew} />
      {notes.map((note) => (
        <p key={note} className="small">
          {note}
        </p>
      ))}
      <details className="small">
        <summary>What the page said</summary>
        <ul>
          {linesOf(of.snapshot).map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      </details>
      {acts ? (
        <ActForm
          acts={acts}
          of={[["proposal", id]]}
          named={name}
          offers={offers.map((act) => ({ act }))}
          isLine
        />
      ) : null}
    </li>
  );
}

/** What a page said, fact by fact. */
function linesOf({ cells, isSoldOut, versions = [] }: Snapshot): string[] {
  const said = cells.map(([heading, cell]) => {
    const text = typeof cell === "object" ? ("date" in cell ? cell.date : "?") : String(cell);
    return `${heading}: ${text}`;
  });
  const stock = isSoldOut === undefined ? [] : [isSoldOut ? "Sold out" : "In stock"];
  return [...said, ...stock, ...(versions.length > 0 ? [`Versions: ${versions.join("; ")}`] : [])];
}

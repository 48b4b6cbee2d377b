import type { ReactNode } from "react";
import type { FieldKind, ShownKindRow } from "../../contributions/kind.ts";
import privatePage from "../../contributions/private-page.module.css";
import { receivePost } from "../../../platform/forms/receive-post.ts";
import type { Address } from "../../../platform/render/address.ts";
import { definePage } from "../../../platform/render/define-route.tsx";
import { fromStore } from "../../../platform/render/from-store.ts";
import { notFound } from "../../../platform/render/route.ts";
import type { Site } from "../../../platform/render/site.ts";
import page from "../../../platform/ui/page.module.css";
import { fill } from "../../../platform/text/fill.ts";
import { readReport, reportFields, reportHref } from "./report.ts";
import { ReportForm } from "./report-form.tsx";

type Library = Site["library"];

/** What the page of reports says. `{name}` is the page of what's reported. */
interface ReportPageWords {
  title: string;
  lead: string;
  description: string;
  what: string;
  received: { title: string; text: string };
  back: string;
}

interface ReportPage {
  /** The kinds that are reported here, each by its noun in the query. */
  kinds: readonly FieldKind[];
  words(library: Library, kind: FieldKind | undefined): ReportPageWords;
  /** The page that one is on; undefined if it's gone. */
  page(library: Library, subject: string): { name: string; path: string } | undefined;
  /** What's reported. */
  Item(props: { kind: FieldKind; row: ShownKindRow; library: Library }): ReactNode;
}

/** Defines the page where visitors report one of some kinds. */
export function defineReportPage(
  address: Address,
  { kinds, words, page: pageOf, Item }: ReportPage,
) {
  /** What the page's URL names. Ends in `notFound()` if it isn't visible: what's hidden can't be reported. */
  async function reported({ searchParams }: URL, { library, contributions }: Site) {
    const kind = kinds.findLast(({ noun }) => searchParams.has(noun)) ?? kinds[0]!;
    const id = searchParams.get(kind.noun) ?? "";
    const read = () => contributions.one(kind, id);
    const row = (await fromStore(`reading a reported ${kind.noun}`, read)) ?? notFound();
    return { kind, row, on: pageOf(library, row.subject) ?? notFound() };
  }

  return definePage(address, {
    listed: "nowhere",

    query: [...kinds.map(({ noun }) => noun), "reported"],

    async load({ url, site }) {
      const { library } = site;
      const subject = url.searchParams.get("reported");
      return subject === null
        ? { ...(await reported(url, site)), library }
        : { on: pageOf(library, subject) ?? notFound(), library };
    },

    async action(context) {
      const { url, site, visitor } = context;
      const { kind, row } = await reported(url, site);
      return receivePost(context, {
        fields: reportFields,
        read: readReport,
        doing: `storing a report of a ${kind.noun}`,
        async store({ report }) {
          await site.contributions.report(kind, row, report, visitor);
          return null;
        },
        location: () => `${address.path}?reported=${row.subject}`,
      });
    },

    head(data) {
      const { title, description, received } = words(
        data.library,
        "row" in data ? data.kind : undefined,
      );
      return { title: "row" in data ? title : received.title, description };
    },

    Page({ data, refused }) {
      const { on, library } = data;
      const said = words(library, "row" in data ? data.kind : undefined);
      const { title, text } =
        "row" in data ? { title: said.title, text: said.lead } : said.received;
      return (
        <div className={page.page}>
          <div>
            <h1>{title}</h1>
            <p className="lead">{text}</p>
          </div>
          {"row" in data ? (
            <>
              <section className={privatePage.sent} aria-labelledby="what">
                <h2 className="medium" id="what">
                  {said.what}
                </h2>
                <Item kind={data.kind} row={data.row} library={library} />
              </section>
              <ReportForm
                address={reportHref(address, data.kind, data.row.id)}
                words={library.report}
                outcome={refused?.outcome ?? { kind: "none" }}
                typed={{ about: "", ...(refused?.typed ?? { reason: "", details: "" }) }}
                photos={[]}
              />
            </>
          ) : null}
          <p>
            <a className="tap" href={on.path}>
              {fill(said.back, { name: on.name })}
            </a>
          </p>
        </div>
      );
    },
  });
}

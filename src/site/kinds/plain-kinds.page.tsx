import { addresses } from "../../addresses.ts";
import { defineKindPage } from "../contributions/define-kind-page.tsx";
import { fromStore } from "../../platform/render/from-store.ts";
import { reportHref } from "../reviews/reports/report.ts";
import { sentAddress } from "../requests/sent.ts";
import { type PlainKind, plainKinds } from "./kinds.ts";
import { PlainKindItem } from "./plain-kind.tsx";

/** How many a page shows. */
const shown = 100;

const pageOf = ({ kind, address, words }: PlainKind) =>
  defineKindPage(address, {
    kind,
    id: "send",
    listed: {
      kind: kind.name,
      weight: "page",
      pages({ library }) {
        const { title, lead } = words(library);
        return [{ title, search: { group: "Pages", note: lead, keywords: [], text: "" } }];
      },
    },
    about: () => ({}),
    more: ({ contributions }) =>
      fromStore(`reading ${kind.name}`, () => contributions.shown(kind, kind.name, shown)),
    words,
    form: (library) => ({ of: kind.controls(), words: words(library).fields }),
    on: ({ site }) => ({ siteName: site.name }),
    given: (_, posted) => ({ ...(posted as object), subject: kind.name }),
    address: () => address.path,
    sentAddress,

    Below({ library, more: rows }) {
      const said = words(library);
      if (rows.length === 0) return <p>{said.none}</p>;
      return (
        <ul className="entries stack">
          {rows.map((row) => (
            <li key={row.id} id={row.id}>
              <PlainKindItem kind={kind} row={row} words={said} />
              <a
                className="tap small"
                href={reportHref(addresses.reportQuestion, kind, row.id)}
                rel="nofollow"
              >
                {library.questions.section.report}
              </a>
            </li>
          ))}
        </ul>
      );
    },
  });

/** The page of each plain kind: the form to send one, and what was sent, newest first. */
export const plainKindPages = plainKinds.map(pageOf);

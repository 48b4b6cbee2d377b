import { fill } from "../../platform/text/fill.ts";
import { addresses } from "../../addresses.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { fromStore } from "../../platform/render/from-store.ts";
import { notFound, privateHeaders, redirect } from "../../platform/render/route.ts";
import type { Column } from "../../platform/table.ts";
import { DataTable } from "../../platform/ui/fact-table.tsx";
import page from "../../platform/ui/page.module.css";
import { suggestedNames } from "../paddles/typed-name.ts";
import { codeOfDay } from "./demo-day.service.ts";
import { pairOf } from "./pair.ts";
import { PairChooser, readChosen } from "./pair-chooser.tsx";
import type { SideBySideWords } from "./side-by-side.content.ts";
import type { Tally } from "./tally.ts";
import { pairCardAddress, type Question, questions } from "./vote.ts";

interface TallyRow extends Tally {
  name: string;
}

const columnsOf = ({ day, ask }: SideBySideWords): Column<TallyRow>[] => [
  { key: "pair", label: day.pair, cell: ({ name }) => name },
  { key: "votes", label: day.votes, cell: ({ votes }) => votes },
  ...questions.map((question: Question): Column<TallyRow> => ({
    key: question,
    label: ask.fields[question].label,
    cell: ({ said, votes }) => (votes === 0 ? null : fill(day.counts, said[question])),
  })),
];

/** The page of a demo day's host: a code for cards, and what players said with it. Only who has the link sees it. */
export default definePage(addresses.sideBySideDay, {
  listed: "nowhere",
  query: ["paddles"],
  isCached: false,
  headers: privateHeaders,

  async load({ params: { key }, url: { searchParams }, site }) {
    const { library, sideBySide } = site;
    const code = codeOfDay(key) ?? notFound();
    const chosen = readChosen(searchParams, library);
    if (chosen.pair) redirect(pairCardAddress(...chosen.pair, code), 302);
    const tallies = await fromStore("reading a demo day", () => sideBySide.ofDay(code));
    return {
      ...chosen,
      address: addresses.sideBySideDay.href({ key }),
      code,
      rows: tallies.map((tally): TallyRow => {
        const { one, other } = tally;
        return { ...tally, name: pairOf(library, [one, other])?.name ?? `${one} vs ${other}` };
      }),
      words: library.sideBySide,
      names: suggestedNames(library),
    };
  },

  head: ({ words: { day } }) => ({ title: day.title, description: day.description }),

  Page({ data: { address, code, rows, words, names, typed, problems } }) {
    const { day, choose } = words;
    const held = rows.reduce((sum, row) => sum + row.held, 0);
    return (
      <div className={page.page}>
        <div>
          <h1>{day.title}</h1>
          <p className="lead">{day.lead}</p>
        </div>
        <p>{fill(day.code, { code })}</p>
        <PairChooser
          address={address}
          title={day.cardsTitle}
          submit={day.submit}
          words={choose}
          names={names}
          typed={typed}
          problems={problems}
        />
        <section className="stack fit gap-4" aria-labelledby="said">
          <h2 id="said">{day.tableTitle}</h2>
          {rows.length === 0 ? (
            <p>{day.none}</p>
          ) : (
            <>
              <DataTable
                columns={columnsOf(words)}
                rows={rows}
                keyOf={({ one, other }) => `${one} ${other}`}
                labelId="said"
              />
              <p className="note">{day.note}</p>
            </>
          )}
          {held === 0 ? null : <p>{fill(day.held, { count: held })}</p>}
        </section>
      </div>
    );
  },
});

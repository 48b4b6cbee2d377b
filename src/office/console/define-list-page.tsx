import type { Address } from "../../platform/render/address.ts";
import { afterField, type Fact, type Listing, textOf } from "../../platform/listing.ts";
import { oneOf, query } from "../../platform/query.ts";
import type { Column } from "../../platform/table.ts";
import { DataTable } from "../../platform/ui/fact-table.tsx";
import { capitalized } from "../../platform/text/grammar.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import { Pager } from "../../platform/ui/pager.tsx";
import { ConsoleTime } from "./console-time.tsx";
import { defineConsolePage } from "./define-console-page.tsx";
import styles from "./console.module.css";

interface ListPage {
  title: string;
  heading: string;
  /** How many rows a page shows. */
  rows: number;
  /** The states that its rows may be in, if it can be filtered by them. */
  states?: readonly string[];
}

/** Defines an owner's page that shows a list, newest first. */
export function defineListPage<Path extends string, Row, Place>(
  address: Address<Path>,
  listing: Listing<Row, Place, { state?: string | undefined }>,
  { title, heading, rows: limit, states = [] }: ListPage,
) {
  const { cursor, empty } = listing;
  const asked = query({ state: oneOf(states), after: afterField(cursor) });
  const columns = columnsOf(listing.facts);
  return defineConsolePage(address, {
    access: "owner",
    title,
    query: asked.parameters,

    async load({ site, url }) {
      const { state, after } = asked.read(url.searchParams);
      return { state, ...(await site.console.list(listing, { state }, { after, limit })) };
    },

    Page: ({ data: { state, rows, next } }) => (
      <>
        {states.length === 0 ? null : (
          <LinkChoice
            label="States"
            links={[undefined, ...states].map((each) => ({
              to: asked.address(address.path, { state: each }),
              text: each === undefined ? "All" : capitalized(each),
              isHere: each === state,
            }))}
          />
        )}
        <section className="section" aria-labelledby="list">
          <h2 id="list">{heading}</h2>
          {rows.length === 0 ? (
            <p>{empty}</p>
          ) : (
            <DataTable
              columns={columns}
              rows={rows}
              keyOf={(row) => String(cursor.write(listing.placeAfter(row, { rows })))}
              labelId="list"
            />
          )}
        </section>
        <Pager
          next={next && asked.address(address.path, { state, after: next })}
          nextText="Older"
        />
      </>
    ),
  });
}

interface LinkChoiceProps {
  label: string;
  links: readonly { to: string; text: string; isHere: boolean }[];
}

/** A choice of a few views of one page, in a line. */
export function LinkChoice({ label, links }: LinkChoiceProps) {
  return (
    <nav className={styles.views} aria-label={label}>
      <ul className="row gap-4">
        {links.map(({ to, text, isHere }) => (
          <li key={to}>
            <a className="tap" href={to} aria-current={isHere ? "page" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The table's columns: the facts that have a heading. */
export const columnsOf = <Row,>(facts: readonly Fact<Row>[]): Column<Row>[] =>
  facts.flatMap((fact) => {
    const { key, label, isNumber = false, isWords = false } = fact;
    const cell = (row: Row) => cellOf(fact, row);
    return label === undefined ? [] : [{ key, label, isNumber, isWords, cell }];
  });

function cellOf<Row>(fact: Fact<Row>, row: Row) {
  if (fact.isTime) return <ConsoleTime at={Number(fact.value!(row))} />;
  if (fact.isNumber) return wholeNumber(Number(fact.value!(row)));
  const to = fact.link?.(row);
  const text = textOf(fact, row);
  return <span dir="auto">{to === undefined ? text : <a href={to}>{text}</a>}</span>;
}

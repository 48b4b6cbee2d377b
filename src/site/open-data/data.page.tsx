import "../../platform/styles/tables.css";
import { Fragment } from "react";
import { addresses } from "../../addresses.ts";
import { breadcrumbsTo, TextArticle, textPageFacts } from "../pages/text-article.tsx";
import { oncePer } from "../../platform/once-per.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import type { Column } from "../../platform/table.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import { DataTable } from "../../platform/ui/fact-table.tsx";
import page from "../../platform/ui/page.module.css";
import { changesFeedTitle } from "./changes.ts";
import { allFacts, ballFacts, type Fact, factColumns, paddleFacts } from "./facts.ts";
import styles from "./data.module.css";

interface Documented {
  name: string;
  about: string;
  unit?: string | undefined;
}

const described: Column<Documented>[] = [
  { key: "name", label: "Name", cell: ({ name }) => <code>{name}</code> },
  { key: "about", label: "What it is", cell: ({ about }) => about },
];
const withUnits: Column<Documented>[] = [
  ...described,
  { key: "unit", label: "Unit", cell: ({ unit }) => unit ?? "" },
];

const fields = Object.entries(factColumns).map(([name, about]) => ({ name, about }));
const factsIn = (kinds: readonly (Omit<Documented, "name"> & { fact: string })[]) =>
  kinds.map(({ fact: name, about, unit }) => ({ name, about, unit }));

const tables = [
  { id: "fields", title: "The columns of a row", columns: described, rows: fields },
  {
    id: "paddle-facts",
    title: "Facts about paddles",
    columns: withUnits,
    rows: factsIn(paddleFacts),
  },
  { id: "ball-facts", title: "Facts about balls", columns: withUnits, rows: factsIn(ballFacts) },
];

/** The API's addresses: how each is written, an example of it, and what it has. */
const examplesOf = (slug: string, other: string) => [
  {
    pattern: addresses.apiPaddles.path,
    path: addresses.apiPaddles.path,
    about: "Paddles with their confirmed facts",
  },
  {
    pattern: `${addresses.apiPaddles.path}?price=-100&shape=elongated`,
    path: `${addresses.apiPaddles.path}?price=-100&shape=elongated`,
    about: "Elongated paddles under $100",
  },
  {
    pattern: addresses.apiPaddle.path,
    path: addresses.apiPaddle.href({ slug }),
    about: "One paddle, with units, sources and dates",
  },
  {
    pattern: `${addresses.apiReviews.path}?level=3.5`,
    path: `${addresses.apiReviews.href({ slug })}?level=3.5`,
    about: "Its reviews near a level",
  },
  {
    pattern: `${addresses.apiComparison.path}?paddles=:slug,:slug`,
    path: `${addresses.apiComparison.path}?paddles=${slug},${other}`,
    about: "Two to four paddles, fact by fact",
  },
  {
    pattern: addresses.apiBalls.path,
    path: addresses.apiBalls.path,
    about: "Balls with their confirmed facts",
  },
  {
    pattern: addresses.apiSideBySide.path,
    path: addresses.apiSideBySide.path,
    about: "What players who tried two paddles would keep, from 30 votes on",
  },
];

/** An address that may break between its parts. */
function Breakable({ path }: { path: string }) {
  const parts = path.split(/(?=[/?,])/);
  return (
    <code>
      {parts.map((part, place) => (
        <Fragment key={parts.slice(0, place).join("")}>
          {place > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** The slugs of the paddles that some facts are about. */
const paddlesWith = oncePer((facts: readonly Fact[]): ReadonlySet<string> => {
  const ofPaddles = facts.filter(({ kind }) => kind === "paddle");
  return new Set(ofPaddles.map(({ subject }) => subject));
});

export default definePage(addresses.data, {
  listed: {
    kind: "open data",
    weight: "page",
    pages: ({ library }) => [textPageFacts("data", library)],
  },

  load({ site: { library, settings } }) {
    const facts = allFacts(library);
    const paddles = paddlesWith(facts);
    const [paddle, other] = [...paddles].slice(0, 2);
    return {
      text: library.textPage("data"),
      breadcrumbs: breadcrumbsTo("data", library),
      license: library.site.dataLicense,
      counts: { facts: facts.length, paddles: paddles.size, balls: library.balls.length },
      first: facts[0],
      examples: paddle && other ? examplesOf(paddle, other) : [],
      siteUrl: settings.siteUrl,
    };
  },

  head: ({ text, breadcrumbs }) => ({
    ...text,
    breadcrumbs,
    feed: { title: changesFeedTitle, path: addresses.dataChanges.path },
  }),

  Page({ data: { text, breadcrumbs, license, counts, first, examples, siteUrl } }) {
    return (
      <>
        <TextArticle text={text} breadcrumbs={breadcrumbs}>
          <section className="stack gap-4 measure" aria-labelledby="take">
            <h2 id="take">Take the data</h2>
            <p>
              {wholeNumber(counts.facts)} facts about {wholeNumber(counts.paddles)} paddles and{" "}
              {wholeNumber(counts.balls)} balls.
            </p>
            <p className="row gap-3">
              <a className="button" href={addresses.factsJson.path}>
                Facts as JSON
              </a>
              <a className="button quiet" href={addresses.factsCsv.path} download>
                Facts as CSV
              </a>
              <a className="button quiet" href={addresses.openApi.path}>
                OpenAPI
              </a>
            </p>
            <p>
              Anyone may use the facts for anything, under{" "}
              <a href={license.url} rel="license noopener">
                {license.name}
              </a>
              . A link to <code>{siteUrl + addresses.data.path}</code> is welcome.
            </p>
            <p>
              <a href={addresses.dataChanges.path}>What changed, as a feed</a>
            </p>
          </section>
        </TextArticle>
        <div className={page.page}>
          {examples.length > 0 ? (
            <section className="stack gap-4" aria-labelledby="examples">
              <h2 id="examples">Examples</h2>
              <ul className="stack gap-3">
                {examples.map(({ pattern, path, about }) => (
                  <li key={path}>
                    <a href={path}>{about}</a>
                    <br />
                    <Breakable path={pattern} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {first ? (
            <section className="stack gap-4 fit" aria-labelledby="row">
              <h2 id="row">A row</h2>
              {/* Its lines wrap, so that nobody has to scroll it. */}
              <pre className={styles.row}>{JSON.stringify(first, undefined, 2)}</pre>
            </section>
          ) : null}
          {tables.map(({ id, title, columns, rows }) => (
            <section key={id} className={`stack gap-4 fit ${styles.fields}`} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <DataTable
                columns={columns}
                rows={rows}
                keyOf={({ name }) => name}
                labelId={id}
                look={{ frame: styles.frame }}
              />
            </section>
          ))}
        </div>
      </>
    );
  },
});

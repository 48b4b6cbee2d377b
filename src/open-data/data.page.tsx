import { addresses } from "../addresses.ts";
import { breadcrumbsTo, TextArticle, textPageFacts } from "../pages/text-article.tsx";
import { definePage } from "../platform/render/define-route.tsx";
import type { Column } from "../platform/table.ts";
import { wholeNumber } from "../platform/text/money.ts";
import { DataTable } from "../platform/ui/fact-table.tsx";
import page from "../platform/ui/page.module.css";
import { allFacts, ballFacts, factColumns, paddleFacts } from "./facts.ts";
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

/** What can be fetched, each with an example. @param paddle a paddle with facts */
const examplesOf = (paddle: string, other: string) => [
  [addresses.apiPaddles.path, "paddles with their confirmed facts"],
  [addresses.apiPaddle.href({ slug: paddle }), "one paddle, with units, sources and dates"],
  [`${addresses.apiReviews.href({ slug: paddle })}?level=3.5`, "its reviews near a level"],
  [`${addresses.apiComparison.path}?paddles=${paddle},${other}`, "two to four paddles"],
  [addresses.apiBalls.path, "balls with their confirmed facts"],
];

export default definePage(addresses.data, {
  listed: {
    kind: "open data",
    weight: "page",
    pages: ({ library }) => [textPageFacts("data", library)],
  },

  load({ site: { library, settings } }) {
    const facts = allFacts(library);
    const paddles = new Set(
      facts.flatMap(({ kind, subject }) => (kind === "paddle" ? [subject] : [])),
    );
    const [paddle, other] = [...paddles];
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

  head: ({ text, breadcrumbs }) => ({ ...text, breadcrumbs }),

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
              . Link back to <code>{siteUrl + addresses.data.path}</code> wherever you show them.
            </p>
          </section>
        </TextArticle>
        <div className={page.page}>
          {examples.length > 0 ? (
            <section className="stack gap-4" aria-labelledby="examples">
              <h2 id="examples">Examples</h2>
              <ul className={styles.examples}>
                {examples.map(([path, about]) => (
                  <li key={path}>
                    <a href={path}>{path}</a>
                    <br />
                    <span className="muted">{about}</span>
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

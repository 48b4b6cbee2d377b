import { Marked } from "../../platform/ui/marked-text.tsx";
import { bareValue, isSample } from "../../platform/text/sample.ts";
import page from "../../platform/ui/page.module.css";
import { Island } from "../../platform/islands/island.tsx";
import { refreshRegion } from "../../platform/islands/fetch-page.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { headSearch } from "../../platform/render/route.ts";
import type { PaddleLists } from "./paddle-lists.content.ts";
import type { PublishedSite } from "../../library/library.ts";
import { addresses } from "../../addresses.ts";
import { MissingPaddle } from "../requests/missing-paddle.tsx";
import { foundText } from "./finder-query.ts";
import { paddleItems, ratingOrderText } from "../paddles/paddle-summary.ts";
import { finderAnswers } from "./finder-answer.ts";
import { finderPage, listCodec, listSkips } from "./run-finder.ts";
import { searchAddress } from "../search/site-search.ts";
import FinderForm from "./finder-form.island.tsx";
import { CardNote, CloseMatches, ResultsList } from "./results-list.tsx";
import shopPromisesStyles from "./shop-promises.module.css";
import resultsStyles from "./results.module.css";

interface ShopPromisesProps {
  promises: PublishedSite["shopPromises"];
  words: Pick<PaddleLists["finder"], "promisesTitle" | "promisesNote">;
}

/** A shop's promises. Unconfirmed ones are marked. */
export function ShopPromises({ promises, words }: ShopPromisesProps) {
  if (promises.length === 0) return null;
  return (
    <section
      className={`stack part gap-3 drop-6 ${shopPromisesStyles.promises}`}
      aria-labelledby="promises"
    >
      <h2 id="promises">{words.promisesTitle}</h2>
      {promises.some(({ title }) => isSample(title)) ? (
        <p className="note">{words.promisesNote}</p>
      ) : null}
      <ul>
        {promises.map(({ title, text }) => (
          <li className="stack start top gap-1 small" key={bareValue(title)}>
            <h3 className="medium">
              <Marked value={title} />
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const { path } = addresses.paddleFinder;

export default definePage(addresses.paddleFinder, {
  listed: {
    kind: "paddle finder",
    weight: "list with islands",
    pages: ({ library: { paddleLists } }) => [
      {
        kicker: "Paddles",
        title: paddleLists.finder.heading,
        search: headSearch(paddleLists.finder),
      },
    ],
    answers: finderAnswers,
  },

  query: listCodec("all"),
  hasTray: true,
  skips: listSkips,

  /** The paddles must be there; if the store is down, their ratings come from the samples alone. */
  async load({ url: { searchParams: fields }, site, pages }) {
    const { paddleLists: lists, site: facts } = site.library;
    const results = await finderPage(site, fields, "all", { pages });
    return {
      words: lists.finder,
      missing: site.library.requests.missing,
      bars: lists.bars,
      order: lists.orders[results.query.sort].note ?? ratingOrderText(lists, results.all),
      results,
      promises: facts.shopPromises,
      match: facts.tools.find((tool) => tool.path === addresses.match.path),
    };
  },

  head: ({ words, results }) => ({ ...words, list: paddleItems(results.shown) }),

  Page({ data: { words, missing, bars, order, results, promises, match } }) {
    const { query, offer, close, closeLead, meant } = results;
    const { found } = results;
    const isMeant = found + close.length === 0 && meant !== undefined;
    const { lacksFacts, ...told } = results.cards;
    const card = { linkText: "View Details", showsPrice: true, ...told };
    return (
      <div className={page.page}>
        <div className={`stack fit gap-3 ${resultsStyles.header}`}>
          <h1>{words.heading}</h1>
          <p className="lead">
            {words.lead} {match && <a href={match.path}>{match.name}</a>} {match?.text}
          </p>
        </div>
        <div className={resultsStyles.besideFilters}>
          <Island
            of={FinderForm}
            when="touch"
            props={{ path, submitText: "Find Paddles", offer }}
          />
          <section
            {...refreshRegion("results")}
            className={`stack fit gap-3 ${resultsStyles.results}`}
            aria-label="Results"
            data-announcement={
              closeLead ?? (isMeant ? meant.title : announcementOf(found, close.length))
            }
          >
            <ResultsList
              path={path}
              title={closeLead ? results.closeTitle : isMeant ? meant.title : foundText(found)}
              nothing="No paddles match your current search criteria."
              results={results}
              card={card}
            >
              {order}{" "}
              {query.sort === "rating" ? (
                <a href={`${addresses.howItWorks.path}#on-rankings`}>How we rank</a>
              ) : null}{" "}
              <CardNote words={bars} lacksFacts={lacksFacts} />
            </ResultsList>
            <CloseMatches results={results} card={card} />
            {query.search !== "" && found + close.length === 0 && !isMeant ? (
              <p>
                <a href={searchAddress(query.search)}>
                  Search the whole site for &quot;{query.search}&quot;
                </a>
              </p>
            ) : null}
            <MissingPaddle words={missing} name={query.search} />
          </section>
        </div>
        <ShopPromises promises={promises} words={words} />
      </div>
    );
  },
});

/** Announced by screen readers when the results change. */
function announcementOf(found: number, close: number): string {
  if (close === 0) return foundText(found);
  return `${foundText(found)}, ${close} close ${close === 1 ? "match" : "matches"}`;
}

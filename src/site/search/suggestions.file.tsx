import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { defineFile } from "../../platform/render/define-route.tsx";
import { fill } from "../../platform/text/fill.ts";
import { namedAsSold } from "../paddles/paddle-facts.ts";
import { FoundItem } from "./found-item.tsx";
import { type FoundPage, openDrawn, searchPages, topFirst } from "./found-pages.ts";
import { answerSearch, type SearchCard } from "./search-answer.ts";
import { searchAddress, suggestionsQuery } from "./site-search.ts";
import { addresses } from "../../addresses.ts";
import styles from "./suggestions.module.css";

interface SuggestionsProps {
  term: string;
  card: SearchCard | undefined;
  found: readonly FoundPage[];
  /** The last suggestion; {search} is the term. */
  wholeSite: string;
}

/** The list below a search box: the options of a combobox, each of them a link. */
export function Suggestions({ term, card, found, wholeSite }: SuggestionsProps) {
  return (
    <>
      {card ? (
        <Option href={card.isOnlyHere ? searchAddress(term) : card.more.path}>
          <span>
            <span className={styles.name}>{card.sentence}</span>{" "}
            <span className="small muted">
              {card.paddles.map(({ paddle }) => namedAsSold(paddle).shortName).join(", ")}
            </span>
          </span>
        </Option>
      ) : null}
      {found.map((each) => (
        <Option key={each.path} href={each.path}>
          <FoundItem found={each}>
            <span className={styles.name}>{each.title}</span>
          </FoundItem>
        </Option>
      ))}
      <Option href={searchAddress(term)}>{fill(wholeSite, { search: `"${term}"` })}</Option>
    </>
  );
}

/** The focus stays in the box, so options aren't focusable. */
function Option({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.option} role="option" aria-selected={false} tabIndex={-1} href={href}>
      {children}
    </a>
  );
}

/** About as many as fit on a phone above its keyboard. */
const maxSuggestions = 6;
const minNamed = 3;

/** The suggestions below a search box, as HTML for suggest-below.ts; empty for a blank term. */
export default defineFile(addresses.suggestions, {
  query: suggestionsQuery,

  async get({ url, site, pages }) {
    const { search: term } = suggestionsQuery.read(url.searchParams);
    const headers = {
      "content-type": "text/html; charset=utf-8",
      // The same letters are typed over and over, and ratings change slowly.
      "cache-control": "public, max-age=300",
      "x-robots-tag": "noindex",
    };
    if (term === "") return new Response("", { headers });
    const results = searchPages(site, pages, term);
    const { found: all } = results;
    // If enough titles match, matches in texts only distract.
    const named = all.filter(({ isNamed }) => isNamed);
    const found = topFirst({ ...results, found: named.length >= minNamed ? named : all });
    const drawn = await openDrawn(site, found);
    const card = await answerSearch(site, pages, term);
    const html = renderToString(
      <Suggestions
        term={term}
        card={card}
        found={found.slice(0, card ? maxSuggestions - 1 : maxSuggestions).map(drawn)}
        wholeSite={site.library.search.wholeSite}
      />,
      // No id on the page begins with this.
      { identifierPrefix: "suggestion-" },
    );
    return new Response(html, { headers });
  },
});

import { renderToString } from "react-dom/server";
import { addresses } from "../addresses";
import { defineFile } from "../platform/render/define-file";
import { openDrawn, searchPages } from "./found-pages";
import { bestFirst, suggestionsQuery } from "./site-search";
import { Suggestions } from "./suggestions";

/** As many as fit on a phone above its keyboard, nearly. */
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
    const { found: all } = searchPages(site, pages, term);
    // Where enough titles have the words, texts that have them only distract.
    const named = all.filter(({ isNamed }) => isNamed);
    const found = bestFirst(named.length >= minNamed ? named : all);
    const drawn = await openDrawn(site, found);
    const html = renderToString(
      <Suggestions
        term={term}
        found={found.slice(0, maxSuggestions).map(drawn)}
        wholeSite={site.library.search.wholeSite}
      />,
      // No id of the page's own begins so.
      { identifierPrefix: "suggestion-" },
    );
    return new Response(html, { headers });
  },
});

import { renderToStaticMarkup } from "react-dom/server";
import { addresses } from "../../addresses.ts";
import type { Library } from "../../library/library.ts";
import { logFailure } from "../../platform/log.ts";
import { defineFile } from "../../platform/render/define-route.tsx";
import { capitalized } from "../../platform/text/grammar.ts";
import {
  changeInWords,
  type ChangesOfSubject,
  changesFeedTitle,
  type FactChange,
  titleOf,
} from "../open-data/changes.ts";
import { pageOf } from "../open-data/facts.ts";
import { element, rssAnswer, rssDate, xmlText } from "./rss.ts";

const maxItems = 100;

/** What changed in the open data. What was noticed of a paddle at one time is an item, which never changes. */
export default defineFile(addresses.dataChanges, {
  isOpen: true,
  async get({ site: { library, settings, dataChanges } }) {
    const { siteUrl } = settings;
    const self = siteUrl + addresses.dataChanges.path;
    let items: ChangesOfSubject[];
    try {
      items = await dataChanges.newest(maxItems);
    } catch (error) {
      logFailure("reading changes of the data", error);
      const headers = { "retry-after": "30" };
      return new Response("Changes aren't available. Please try again.", { status: 503, headers });
    }
    return rssAnswer({
      title: `${library.site.name}: ${changesFeedTitle}`,
      description: `Every fact that's new, changed or gone. What there was before the first: ${siteUrl + addresses.data.path}`,
      link: siteUrl + addresses.data.path,
      self,
      newest: items[0]?.noticedAt,
      items: items.map((item) => {
        const { kind, subject, noticedAt, changes } = item;
        const html = renderToStaticMarkup(<Changes changes={changes} />);
        return `<item>
${element("title", titleOf(item))}
${element("link", siteUrl + pathOf(item, library))}
<guid isPermaLink="false">${xmlText(`${self}#${kind}-${subject}-${noticedAt}`)}</guid>
${element("pubDate", rssDate(noticedAt))}
${element("category", kind)}
${element("description", html)}
</item>`;
      }),
    });
  },
});

function Changes({ changes }: Pick<ChangesOfSubject, "changes">) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={change.id}>
          {capitalized(changeInWords(change))}. Source: <Source {...change} />.
        </li>
      ))}
    </ul>
  );
}

function Source({ source, source_kind: kind, link }: FactChange) {
  return (
    <>
      {link === null ? source : <a href={link}>{source}</a>} ({kind})
    </>
  );
}

/** The page that has these facts; that of the data, if a paddle or ball is gone. */
function pathOf({ kind, subject: slug }: ChangesOfSubject, library: Library): string {
  const isHere =
    kind === "paddle" ? library.paddle(slug) : library.balls.some((ball) => ball.slug === slug);
  return isHere ? pageOf({ kind, slug }) : addresses.data.path;
}

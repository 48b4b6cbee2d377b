import type { TextPageName } from "./text-page.content";
import { wordsIn } from "../platform/text/words-in";
import type { Library } from "../library/read-library";
import type { PageFacts } from "../platform/render/listing";
import { breadcrumbsTo } from "./breadcrumbs-to";

/** What the listing of a page says whose text editors write. */
export function textPageFacts(name: TextPageName, library: Library): PageFacts {
  const { title, lead, comingSoon, updated, keywords, html } = library.textPage(name);
  return {
    kicker: breadcrumbsTo(name, library).at(-2)?.name,
    title,
    note: comingSoon ? "Coming Soon" : undefined,
    updated,
    search: { group: "Pages", note: lead, keywords, text: wordsIn(html) },
  };
}

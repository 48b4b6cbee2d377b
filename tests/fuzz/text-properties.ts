import { BlockList } from "node:net";
import { absoluteLinks, xmlText } from "../../app/feeds/xml-text.ts";
import { articlePieces } from "../../model/article-parts.ts";
import { readBlogAddress } from "../../model/blog-address.ts";
import { readPair } from "../../model/comparison-address.ts";
import { readEmailAddress } from "../../model/email-address.ts";
import { fitText } from "../../model/fit-text.ts";
import { normalizeForSearch } from "../../model/normalize-text.ts";
import { readDupr, readLevel } from "../../model/level.ts";
import { countLinks } from "../../model/links.ts";
import { pageOf } from "../../model/list-pages.ts";
import { closestMatch } from "../../model/closest-match.ts";
import { isIssueDate, shortExcerpt } from "../../model/newsletter-issue.ts";
import { readPrice } from "../../model/own-price.ts";
import { closeMatches } from "../../model/paddle-search.ts";
import { lineProblem, nameProblem, textProblem, tidy } from "../../model/plain-text.ts";
import { readCursor } from "../../model/review-address.ts";
import { wordsOf } from "../../model/site-search.ts";
import { pageOfSocialImage } from "../../model/social-image-address.ts";
import { themeBits } from "../../model/themes.ts";
import { readTray } from "../../model/tray.ts";
import { beginning, block, jsonText, plain } from "../../server/commands/output.ts";
import { encodePage } from "../../server/http/encode-page.ts";
import { canonicalPath } from "../../model/canonical-path.ts";
import { onlyParameters } from "../../server/http/page-query.ts";
import { visitorAddress } from "../../server/http/visitor-address.ts";
import { splitArticle } from "../../server/library/front-matter.ts";
import {
  headingIds,
  linksIn,
  readBlocks,
  renderMarkdown,
  lintMarkdown,
} from "../../server/library/markdown.ts";
import { jsonLine, plainLine } from "../../server/log-line.ts";
import { forAll, type FuzzGroup, inTime } from "./fuzz-property.ts";
import { hostileText, longText } from "./hostile-text.ts";

const isPaddle = (slug: string) => slug === "diadem-hero";
const slugs = ["diadem-hero", "neonic-flow", "selkirk-amped-s2"];
const paddle = {
  slug: "diadem-hero",
  name: "Diadem Hero",
  brand: "Diadem",
  fullName: "Diadem Sports Hero",
  shortName: "Hero",
  aliases: [],
};
const box = { width: 400, height: 200, sizes: [40, 30, 20], leading: 1.2 } as const;
const time = new Date(2026, 10, 20);
const proxies = new BlockList();
proxies.addSubnet("127.0.0.0", 8);

/** Every function of ours that receives raw text. */
const readers: Record<string, (text: string) => unknown> = {
  tidy,
  textProblem: (text) => textProblem(text, 4000),
  lineProblem: (text) => lineProblem(text, 150),
  nameProblem: (text) => nameProblem(text, 50),
  readEmailAddress,
  readDupr,
  readLevel,
  readPrice,
  readCursor,
  readTray,
  readBlogAddress: (text) => readBlogAddress(new URLSearchParams(text)),
  readPair: (text) => readPair(text, isPaddle),
  pageOf: (text) => pageOf([1, 2, 3], text),
  pageOfSocialImage,
  isIssueDate,
  shortExcerpt,
  normalizeForSearch,
  "words of a search": wordsOf,
  closeMatches: (text) => closeMatches([{ paddle }], text),
  closestMatch: (text) => closestMatch(text, slugs),
  countLinks,
  themeBits,
  fitText: (text) => fitText(text, box, (line) => line.length / 2),
  articlePieces,
  splitArticle,
  renderMarkdown,
  readBlocks,
  linksIn,
  headingIds,
  lintMarkdown,
  encodePage: (text) => encodePage(text, Buffer.from("<style>a{}</style>")),
  canonicalPath,
  onlyParameters: (text) => onlyParameters(`?${text}`, ["search"]),
  visitorAddress: (text) => visitorAddress("127.0.0.1", text, proxies),
  jsonLine: (what) => jsonLine({ time, level: "error", what }),
  plainLine: (what) => plainLine({ time, level: "error", what }),
  xmlText,
  absoluteLinks: (text) => absoluteLinks(text, "https://site.example"),
  "an owner's line": plain,
  "an owner's block": block,
  "an owner's beginning": (text) => beginning(text),
  "an owner's JSON": (text) => jsonText(text),
};

export const texts: FuzzGroup = {
  name: "text",
  properties: Object.entries(readers).flatMap(([name, read]) => [
    forAll(`${name} takes any text`, 500, hostileText, (text) => void read(text)),
    forAll(`${name} takes 100,000 characters in time`, 25, longText, (text) =>
      inTime(() => read(text)),
    ),
  ]),
};

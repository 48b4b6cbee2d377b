import { BlockList } from "node:net";
import { absoluteLinks } from "../../src/site/feeds/feed.file.tsx";
import { xmlText } from "../../src/site/feeds/rss.ts";
import { articlePieces } from "../../src/site/ball-tests/article-parts.ts";
import { blogQuery } from "../../src/site/blog/blog-query.ts";
import { readPair } from "../../src/site/tray/comparison-address.ts";
import { readEmailAddress } from "../../src/platform/email/email-address.ts";
import { fitText } from "../../src/site/social-image/social-image.file.tsx";
import { fold } from "../../src/platform/text/normalize-text.ts";
import { readDupr, readLevel } from "../../src/site/reviews/level/level.ts";
import { countLinks } from "../../src/platform/text/links.ts";
import { closestMatch } from "../../src/platform/text/closest-match.ts";
import { isIssueDate, shortExcerpt } from "../../src/mail/newsletter/issue.ts";
import { readCents } from "../../src/platform/text/read-figure.ts";
import { closeMatches } from "../../src/site/finder/run-finder.ts";
import { lineProblem, nameProblem, textProblem, tidy } from "../../src/platform/text/plain-text.ts";
import { readCursor } from "../../src/platform/listing.ts";
import { finderAnswers } from "../../src/site/finder/finder-answer.ts";
import { matchAnswers } from "../../src/site/match/match-answer.ts";
import { ratedPaddle } from "../support/invented.ts";
import { excerptAround } from "../../src/site/search/search.page.tsx";
import { pagesLike } from "../../src/site/search/found-pages.ts";
import { searchSite, wordsOf } from "../../src/site/search/site-search.ts";
import { pageOfSocialImage } from "../../src/platform/render/head.tsx";
import { readTray } from "../../src/site/tray/tray.ts";
import { beginning, block, jsonText, plain } from "../../src/office/owner/output.ts";
import { encodePage } from "../../src/platform/http/encode.ts";
import { canonicalPath, onlyParameters } from "../../src/platform/http/request-path.ts";
import { visitorAddress } from "../../src/platform/http/proxy.ts";
import { splitArticle } from "../../src/platform/content/content-reader.ts";
import {
  headingIds,
  linksIn,
  lintMarkdown,
  readBlocks,
  renderMarkdown,
} from "../../src/platform/content/markdown.ts";
import { jsonLine, plainLine } from "../../src/platform/log.ts";
import { forAll, type FuzzGroup } from "./fuzz-property.ts";
import { inCpuTime } from "../support/cpu-time.ts";
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

const catalog = [ratedPaddle({ listPriceCents: 9900 }).paddle];

/** Every function of ours that receives raw text. */
const searched = {
  documents: [
    {
      group: "Paddles" as const,
      path: "/diadem-hero",
      title: "Diadem Hero",
      note: "",
      keywords: ["control paddle"],
      text: "Soft hands.",
    },
  ],
  synonyms: [["soft", "quiet"]],
};

const readers: Record<string, (text: string) => unknown> = {
  tidy,
  textProblem: (text) => textProblem(text, 4000),
  lineProblem: (text) => lineProblem(text, 150),
  nameProblem: (text) => nameProblem(text, 50),
  readEmailAddress,
  readDupr,
  readLevel,
  readCents,
  readCursor,
  readTray,
  blogQuery: (text) => blogQuery.read(new URLSearchParams(text)),
  readPair: (text) => readPair(text, isPaddle),
  pageOfSocialImage,
  isIssueDate,
  shortExcerpt,
  fold,
  "words of a search": wordsOf,
  searchSite: (text) => searchSite(searched, text),
  pagesLike: (text) => pagesLike(searched, text),
  finderAnswers: (text) => finderAnswers({ library: { paddles: catalog } }, text),
  matchAnswers: (text) =>
    matchAnswers({ library: { paddles: catalog, match: { heading: "Find Your Paddle" } } }, text),
  excerptAround: (text) => excerptAround(text, wordsOf(text)),
  closeMatches: (text) => closeMatches([{ paddle }], text),
  closestMatch: (text) => closestMatch(text, slugs),
  countLinks,
  fitText: (text) => fitText(text, box, (line) => line.length / 2),
  articlePieces,
  splitArticle,
  renderMarkdown,
  readBlocks,
  linksIn,
  headingIds,
  lintMarkdown,
  encodePage: (text) => encodePage(text, [], Buffer.from("<style>a{}</style>")),
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
    forAll(`${name} takes 100,000 characters in time`, 25, longText, async (text) =>
      inCpuTime(1000, () => void read(text)),
    ),
  ]),
};

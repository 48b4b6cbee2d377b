import type { z } from "zod";
import { aboutFile, teamMemberFile } from "../site/about/about.content.ts";
import { ballDatabaseFile } from "../site/balls/ball-database.content.ts";
import { ballFile } from "../site/balls/ball.content.ts";
import { ballTestFile } from "../site/ball-tests/ball-test.content.ts";
import { blogArticleFile } from "../site/blog/blog.content.ts";
import { contactFile } from "../site/contact/contact.content.ts";
import { downloadFile } from "../site/guides/download.content.ts";
import { guideFile } from "../site/guides/guide.content.ts";
import { homeFile } from "../site/home/home.content.ts";
import { mailFile } from "../platform/email/mail.content.ts";
import { listedPaddleFile } from "../site/paddles/listed-paddle.content.ts";
import { matchFile } from "../site/match/match.content.ts";
import { myReviewFile } from "../site/reviews/own/my-review.content.ts";
import { newsletterFile } from "../mail/newsletter/newsletter.content.ts";
import { newsletterPagesFile } from "../mail/newsletter/newsletter-pages.content.ts";
import { paddleFile } from "../site/paddles/paddle.content.ts";
import { paddlePageFile } from "../site/paddles/paddle-page.content.ts";
import { paddleListsFile } from "../site/finder/paddle-lists.content.ts";
import { refusalsFile } from "../platform/forms/form-wording.content.ts";
import { reportFile } from "../site/reviews/reports/report.content.ts";
import { questionsFile } from "../site/questions/questions.content.ts";
import { requestsFile } from "../site/requests/requests.content.ts";
import { reviewWordingFile } from "../site/reviews/review-wording.content.ts";
import { sampleReviewsFile } from "../site/reviews/sample-reviews.content.ts";
import { sideBySideFile } from "../site/side-by-side/side-by-side.content.ts";
import { searchFile } from "../site/search/search.content.ts";
import type { ContentFile } from "../platform/content/content-reader.ts";
import { type ContentKind, contentPaths } from "./content-paths.ts";
import { approvalsFile } from "../site/approvals/approvals.content.ts";
import { siteFile } from "../platform/content/site-facts.content.ts";
import { watchFile } from "../site/paddles/watch.content.ts";
import { textPageFile } from "../site/pages/text-page.content.ts";

const kindOf =
  <Kind extends ContentFile["kind"]>(kind: Kind) =>
  <Schema extends z.ZodType>(
    path: string,
    about: string,
    schema: Schema,
    more: Pick<ContentFile, "isOptional" | "retired"> = {},
  ): ContentFile<Kind, Schema> => ({ kind, path, about, schema, ...more });

const file = kindOf("file");
const folder = kindOf("folder");
const articles = kindOf("articles");

/** Everything in the content folder, in the order of the editors' manual. The keys are its names in the library. */
export const contentFiles = {
  site: file(
    contentPaths.site,
    "The site's name, contacts, social media pages and promises.",
    siteFile,
  ),
  downloads: articles(
    contentPaths.downloads,
    "A guide to download: these fields between two lines of three hyphens, then its text. The site serves it as `/guides/<name>.pdf`, with the catalog's table at the end.",
    downloadFile,
  ),
  home: file(contentPaths.home, "The home page.", homeFile),
  paddles: folder(
    contentPaths.paddles,
    "A paddle. The file's name is its address: `diadem-hero.yaml` becomes `/diadem-hero`.",
    paddleFile,
  ),
  listed: folder(
    contentPaths.listed,
    "A paddle that nobody has written about yet: its page has facts and players' reviews, and no words of ours. The file's name is its address, as for a paddle. Leave out every fact you don't know; only those with a source count. Once three have one, it can be compared; search engines may list its page from its first review on. To write it up, move the file to `content/paddles` and add what is missing there.",
    listedPaddleFile,
    { isOptional: true },
  ),
  sampleReviews: folder(
    contentPaths.sampleReviews,
    "The sample reviews of the paddle whose file has the same name. Their recommend rate and mean DUPR must match the paddle's `recommendPercent` and `averageDupr`, and no two may share a sentence.",
    sampleReviewsFile,
  ),
  paddlePage: file(
    contentPaths.paddlePage,
    "The page of each paddle: what it says besides the words of the paddle's own file. The scores come from the paddles' facts, strengths and weaknesses.",
    paddlePageFile,
    { retired: ["scores.rank"] },
  ),
  paddleLists: file(
    contentPaths.paddleLists,
    "The pages that list paddles: the finder, paddle reviews, paddles by type and the database.",
    paddleListsFile,
  ),
  match: file(
    contentPaths.match,
    "The finder's guided match: its five questions and the words around its answer. The reasons it gives come from the paddles' facts and from what their pages say.",
    matchFile,
  ),
  wording: file(contentPaths.wording, "Review forms and lists.", reviewWordingFile),
  myReview: file(
    contentPaths.myReview,
    "The private page where a reviewer edits or withdraws a review.",
    myReviewFile,
  ),
  balls: folder(
    contentPaths.balls,
    "A ball. Articles refer to it by the name of its file.",
    ballFile,
  ),
  ballDatabase: file(
    contentPaths.ballDatabase,
    "The page of all balls, `/balls`.",
    ballDatabaseFile,
  ),
  ballTests: articles(
    contentPaths.ballTests,
    "A ball testing article, which players can review, at `/reviews/balls/<address>`: these fields between two lines of three hyphens, then the text in Markdown. To place a part of the article, write `[[balls]]`, `[[games]]`, `[[weights]]`, `[[community]]`, `[[awards]]`, `[[votes]]`, `[[champions]]`, `[[cost-table]]` or `[[cost-chart]]` as a paragraph of its own.",
    ballTestFile,
  ),
  newsletter: file(
    contentPaths.newsletter,
    "The newsletter's section, form and page.",
    newsletterFile,
  ),
  newsletterPages: file(
    contentPaths.newsletterPages,
    "The pages that the newsletter's emails link to, and the archive of past issues.",
    newsletterPagesFile,
  ),
  contact: file(contentPaths.contact, "The contact page.", contactFile),
  search: file(contentPaths.search, "The site search.", searchFile),
  requests: file(
    contentPaths.requests,
    "The pages where visitors ask for a paddle and correct facts, and the links to them.",
    requestsFile,
  ),
  approvals: file(
    contentPaths.approvals,
    "The page that says what the lists of approved paddles said of a paddle, and where to look.",
    approvalsFile,
  ),
  questions: file(
    contentPaths.questions,
    "Questions about paddles and owners' answers, on a paddle's page and on their own.",
    questionsFile,
  ),
  sideBySide: file(
    contentPaths.sideBySide,
    "Where players say which of two paddles they'd keep: the form, the card for a demo table, and its host's page.",
    sideBySideFile,
  ),
  report: file(contentPaths.report, "The page for reporting a review.", reportFile),
  mail: file(contentPaths.mail, "The site's emails.", mailFile),
  refusals: file(
    contentPaths.refusals,
    "The messages of every form when it rejects a whole post.",
    refusalsFile,
  ),
  guides: articles(
    contentPaths.guides,
    "A best-of guide: these fields between two lines of three hyphens, then its introduction in Markdown. While `comingSoon` is true, the text is the coming-soon line, and the fields from `sample` on can wait. A finished guide needs all of them except `surfaceTypes`. A paddle's name, price, weight and surface come from its own file, so leave them out.",
    guideFile,
  ),
  textPages: articles(
    contentPaths.textPages,
    "A text page: these fields between two lines of three hyphens, then the text in Markdown.",
    textPageFile,
  ),
  about: file(contentPaths.about, "The about page.", aboutFile),
  watch: file(
    contentPaths.watch,
    "Pages of makers that the site reads once a week. What they say differently is proposed at `/owner/content/watch`, and nothing changes before someone takes it.",
    watchFile,
  ),
  team: folder(contentPaths.team, "A team member.", teamMemberFile),
  blog: articles(
    contentPaths.blog,
    "A blog article, at `/blog/<address>`: these fields between two lines of three hyphens, then the text in Markdown, with `##` for headings. Its reading time is computed from its number of words.",
    blogArticleFile,
  ),
};

type ContentFiles = typeof contentFiles;
contentFiles satisfies Record<ContentKind, ContentFile>;

/** The content files that aren't in folders. */
export type FileName = {
  [Name in keyof ContentFiles]: ContentFiles[Name]["kind"] extends "file" ? Name : never;
}[keyof ContentFiles];

export type FileValues = { [Name in FileName]: z.infer<ContentFiles[Name]["schema"]> };

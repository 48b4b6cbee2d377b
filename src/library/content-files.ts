import type { z } from "zod";
import { aboutFile } from "../about/about.content.ts";
import { ballFile } from "../balls/ball.content.ts";
import { ballTestFile } from "../ball-tests/ball-test.content.ts";
import { blogArticleFile } from "../blog/blog.content.ts";
import { contactFile } from "../contact/contact.content.ts";
import { downloadFile } from "../guides/pdf/download.content.ts";
import { guideFile } from "../guides/guide.content.ts";
import { homeFile } from "../home/home.content.ts";
import { mailFile } from "../platform/email/mail.content.ts";
import { matchFile } from "../match/match.content.ts";
import { newsletterFile } from "../newsletter/newsletter.content.ts";
import { newsletterPagesFile } from "../newsletter/newsletter-pages.content.ts";
import { paddleFile } from "../paddles/paddle.content.ts";
import { paddleListsFile } from "../finder/paddle-lists.content.ts";
import { refusalsFile } from "../platform/forms/refusals.content.ts";
import { reportFile } from "../reviews/reports/report.content.ts";
import { reviewWordingFile } from "../reviews/review-wording.content.ts";
import { sampleReviewsFile } from "../reviews/samples/sample-reviews.content.ts";
import { searchFile } from "../search/search.content.ts";
import { siteFile } from "../platform/content/site-facts.content.ts";
import { teamMemberFile } from "../about/team.content.ts";
import { textPageFile } from "../pages/text-page.content.ts";

/** A content file, or a folder of files with the same fields. */
export interface ContentFile<
  Kind extends "file" | "folder" | "articles" = "file" | "folder" | "articles",
  Schema extends z.ZodType = z.ZodType,
> {
  /** A YAML file, a folder of YAML files, or a folder of Markdown files with fields above the text. */
  kind: Kind;
  /** Below the content folder: "site.yaml", "paddles/<address>.yaml", "downloads/<name>.md". */
  path: string;
  /** What the editors' manual says about it. */
  about: string;
  schema: Schema;
}

const file = <Schema extends z.ZodType>(
  path: `${string}.yaml`,
  about: string,
  schema: Schema,
): ContentFile<"file", Schema> => ({ kind: "file", path, about, schema });

const folder = <Schema extends z.ZodType>(
  path: `${string}/<${string}>.yaml`,
  about: string,
  schema: Schema,
): ContentFile<"folder", Schema> => ({ kind: "folder", path, about, schema });

const articles = <Schema extends z.ZodObject>(
  path: `${string}/<${string}>.md`,
  about: string,
  schema: Schema,
): ContentFile<"articles", Schema> => ({ kind: "articles", path, about, schema });

/** Everything in the content folder, in the order of the editors' manual. A file's name here is its name in the library. */
export const contentFiles = {
  site: file("site.yaml", "What the site says of itself.", siteFile),
  downloads: articles(
    "downloads/<name>.md",
    "A guide to take home: these fields between two lines of three hyphens, then its text. It is served as `/guides/<name>.pdf`, with the catalog's table at its end.",
    downloadFile,
  ),
  home: file("home.yaml", "The home page's own words.", homeFile),
  paddles: folder(
    "paddles/<address>.yaml",
    "One paddle. The file's name is its address: `diadem-hero.yaml` is shown at `/diadem-hero`.",
    paddleFile,
  ),
  sampleReviews: folder(
    "sample-reviews/<address>.yaml",
    "The sample reviews of the paddle whose file has the same name. Their recommend share and mean DUPR must be the paddle's `recommendPercent` and `averageDupr`, and no two may share a sentence.",
    sampleReviewsFile,
  ),
  paddleLists: file(
    "paddle-lists.yaml",
    "What the pages that list paddles say: the finder, the reviews, the reviews by type and the database.",
    paddleListsFile,
  ),
  match: file(
    "match.yaml",
    "What the guided match of the finder says: its five questions and the words around its answer. The reasons it gives are made from the paddles' facts.",
    matchFile,
  ),
  wording: file("review-wording.yaml", "What review forms and lists say.", reviewWordingFile),
  balls: folder(
    "balls/<name>.yaml",
    "One ball. Articles name it by the name of its file.",
    ballFile,
  ),
  ballTests: articles(
    "ball-tests/<address>.md",
    "One ball testing article that players can review, shown at `/reviews/balls/<address>`: these fields between two lines of three hyphens, then the text in Markdown. A paragraph of the text that is `[[balls]]`, `[[games]]`, `[[weights]]`, `[[community]]`, `[[awards]]`, `[[votes]]`, `[[champions]]`, `[[cost-table]]` or `[[cost-chart]]` stands for that part of the article.",
    ballTestFile,
  ),
  newsletter: file(
    "newsletter.yaml",
    "What the newsletter's section, its form and its page say.",
    newsletterFile,
  ),
  newsletterPages: file(
    "newsletter-pages.yaml",
    "What the pages behind the links of the newsletter's mails say, and the archive of its issues.",
    newsletterPagesFile,
  ),
  contact: file("contact.yaml", "What the contact page says.", contactFile),
  search: file("search.yaml", "What the search over the whole site says.", searchFile),
  report: file("report.yaml", "What the page says on which a review is reported.", reportFile),
  mail: file("mail.yaml", "What the site's mails say.", mailFile),
  refusals: file(
    "refusals.yaml",
    "What every form says when it refuses a post as a whole.",
    refusalsFile,
  ),
  guides: articles(
    "best-of/<address>.md",
    "One best-of guide: these fields between two lines of three hyphens, then its introduction as Markdown. While `comingSoon` is true the text below is the coming-soon line, and the fields from `sample` on can wait; afterwards all of them are needed but `surfaceTypes`. Name, price, weight and surface of a paddle come from its own file, so leave them out.",
    guideFile,
  ),
  textPages: articles(
    "pages/<name>.md",
    "One page of text: the fields between two lines of three hyphens, then the text in Markdown.",
    textPageFile,
  ),
  about: file("about.yaml", "The about page.", aboutFile),
  team: folder("team/<name>.yaml", "One member of the team.", teamMemberFile),
  blog: articles(
    "blog/<address>.md",
    "One article of the blog, shown at `/blog/<address>`: these fields between two lines of three hyphens, then its text in Markdown, with `##` for headings. Its reading time is counted from its words.",
    blogArticleFile,
  ),
};

type ContentFiles = typeof contentFiles;

/** The names of the content files that aren't in folders. */
export type FileName = {
  [Name in keyof ContentFiles]: ContentFiles[Name]["kind"] extends "file" ? Name : never;
}[keyof ContentFiles];

/** What those files say, by name. */
export type FileValues = { [Name in FileName]: z.infer<ContentFiles[Name]["schema"]> };

import type { z } from "zod";
import { ballFile } from "../../model/content/ball.ts";
import { ballTestFile } from "../../model/content/ball-test.ts";
import { downloadFile } from "../../model/content/download.ts";
import { homeFile } from "../../model/content/home.ts";
import { guideFile } from "../../model/content/guide.ts";
import { contactFile } from "../../model/content/contact.ts";
import { mailFile } from "../../model/content/mail.ts";
import { matchFile } from "../../model/content/match.ts";
import { newsletterPagesFile } from "../../model/content/newsletter-pages.ts";
import { newsletterFile } from "../../model/content/newsletter.ts";
import { aboutFile } from "../../model/content/about.ts";
import { blogArticleFile } from "../../model/content/blog.ts";
import { paddleFile } from "../../model/content/paddle.ts";
import { paddleListsFile } from "../../model/content/paddle-lists.ts";
import { refusalsFile } from "../../model/content/refusals.ts";
import { searchFile } from "../../model/content/search.ts";
import { reportFile } from "../../model/content/report.ts";
import { reviewWordingFile } from "../../model/content/review-wording.ts";
import { sampleReviewsFile } from "../../model/content/sample-reviews.ts";
import { siteFile } from "../../model/content/site-facts.ts";
import { textPageFile } from "../../model/content/text-page.ts";
import { teamMemberFile } from "../../model/content/team.ts";
import { manualOpening } from "./manual-opening.ts";
import { innerOf } from "./schema-parts.ts";

const files: readonly [path: string, about: string, schema: z.ZodType][] = [
  ["content/site.yaml", "What the site says of itself.", siteFile],
  [
    "content/downloads/<name>.md",
    "A guide to take home: these fields between two lines of three hyphens, then its text. It is served as `/guides/<name>.pdf`, with the catalog's table at its end.",
    downloadFile,
  ],
  ["content/home.yaml", "The home page's own words.", homeFile],
  [
    "content/paddles/<address>.yaml",
    "One paddle. The file's name is its address: `diadem-hero.yaml` is shown at `/diadem-hero`.",
    paddleFile,
  ],
  [
    "content/sample-reviews/<address>.yaml",
    "The sample reviews of the paddle whose file has the same name. Their recommend share and mean DUPR must be the paddle's `recommendPercent` and `averageDupr`, and no two may share a sentence.",
    sampleReviewsFile,
  ],
  [
    "content/paddle-lists.yaml",
    "What the pages that list paddles say: the finder, the reviews, the reviews by type and the database.",
    paddleListsFile,
  ],
  [
    "content/match.yaml",
    "What the guided match of the finder says: its five questions and the words around its answer. The reasons it gives are made from the paddles' facts.",
    matchFile,
  ],
  ["content/review-wording.yaml", "What review forms and lists say.", reviewWordingFile],
  ["content/balls/<name>.yaml", "One ball. Articles name it by the name of its file.", ballFile],
  [
    "content/ball-tests/<address>.md",
    "One ball testing article that players can review, shown at `/reviews/balls/<address>`: these fields between two lines of three hyphens, then the text in Markdown. A paragraph of the text that is `[[balls]]`, `[[games]]`, `[[weights]]`, `[[community]]`, `[[awards]]`, `[[votes]]`, `[[champions]]`, `[[cost-table]]` or `[[cost-chart]]` stands for that part of the article.",
    ballTestFile,
  ],
  [
    "content/newsletter.yaml",
    "What the newsletter's section, its form and its page say.",
    newsletterFile,
  ],
  [
    "content/newsletter-pages.yaml",
    "What the pages behind the links of the newsletter's mails say, and the archive of its issues.",
    newsletterPagesFile,
  ],
  ["content/contact.yaml", "What the contact page says.", contactFile],
  ["content/search.yaml", "What the search over the whole site says.", searchFile],
  ["content/report.yaml", "What the page says on which a review is reported.", reportFile],
  ["content/mail.yaml", "What the site's mails say.", mailFile],
  [
    "content/refusals.yaml",
    "What every form says when it refuses a post as a whole.",
    refusalsFile,
  ],
  [
    "content/best-of/<address>.md",
    "One best-of guide: these fields between two lines of three hyphens, then its introduction as Markdown. While `comingSoon` is true the text below is the coming-soon line, and the fields from `sample` on can wait; afterwards all of them are needed but `surfaceTypes`. Name, price, weight and surface of a paddle come from its own file, so leave them out.",
    guideFile,
  ],
  [
    "content/pages/<name>.md",
    "One page of text: the fields between two lines of three hyphens, then the text in Markdown.",
    textPageFile,
  ],
  ["content/about.yaml", "The about page.", aboutFile],
  ["content/team/<name>.yaml", "One member of the team.", teamMemberFile],
  [
    "content/blog/<address>.md",
    "One article of the blog, shown at `/blog/<address>`: these fields between two lines of three hyphens, then its text in Markdown, with `##` for headings. Its reading time is counted from its words.",
    blogArticleFile,
  ],
];

/** The editors' manual, docs/editing.md: every field of every content file, from the schemas that check them. */
export function editingManual(): string {
  return `<!-- Made from the schemas in model/content by 'npm run manual'. -->

${manualOpening}
${files.map(([path, about, schema]) => `## \`${path}\`\n\n${about}\n\n${fieldTable(schema)}`).join("\n\n")}
`;
}

function fieldTable(schema: z.ZodType): string {
  const rows = fieldsOf(schema, "").map(([name, field]) => {
    const { description = "", example = "" } = field.meta() ?? {};
    const needed = field.safeParse(undefined).success ? "no" : "yes";
    return `| \`${name}\` | ${needed} | ${escape(description)} | \`${escape(example)}\` |`;
  });
  return ["| Field | Needed | What to write | Example |", "|---|---|---|---|", ...rows].join("\n");
}

const escape = (text: string) => text.replaceAll("|", "\\|");

/** Every described field below a schema, by its path. */
function fieldsOf(schema: unknown, path: string): [string, z.ZodType][] {
  const { shape, element, valueType } = innerOf(schema);
  const below: [string, unknown][] = shape
    ? Object.entries(shape).map(([key, child]) => [path ? `${path}.${key}` : key, child])
    : [];
  if (element) below.push([`${path}[]`, element]);
  if (valueType) below.push([`${path}.<name>`, valueType]);
  return below.flatMap(([name, child]) => {
    const field = child as z.ZodType;
    const own: [string, z.ZodType][] = field.meta()?.description ? [[name, field]] : [];
    return [...own, ...fieldsOf(field, name)];
  });
}

import { madeFiles, publishedPaths } from "../../model/page-paths.ts";

const ofTheSite = publishedPaths({ paddles: [], ballTests: [], guides: [], blog: [] });
const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(", ");

/** What an editor reads before the tables of fields. */
export const manualOpening = `# Editing the site's content

Everything a visitor reads stands in \`content/\`, as YAML or Markdown. Below are the steps for what is done most, the
rules of the two forms, and then every field of every file.

## From an edit to the page

1. Write. While \`npm run dev\` runs, a page shows each save at once, and a mistake in place of the page.
2. Run \`npm run owner -- content check\`. It reads all files, changes nothing, and says for each mistake the file, the
   line, the field, what is wrong and what would be right.
3. Start the site again: content is read once, at the start. A mistake stops the start with the same sentences, so check
   first, while the old one still runs. Nothing is built for it: \`npm run serve\` is enough.

| To … | do this |
|---|---|
| add a paddle | copy the file of a similar paddle in \`content/paddles/\`, name it as its address shall be, and change every line. Without sample reviews leave \`recommendPercent\` and \`averageDupr\` out: the page then shows players' own figures. What nobody could confirm goes into \`notConfirmed\`. |
| announce a guide | write \`content/best-of/<address>.md\` with \`comingSoon: true\`. Below the fields stands its coming-soon line. |
| publish that guide | set \`comingSoon: false\` and write the fields from \`sample\` on; the check names those that are missing. |
| add a ball article | write \`content/ball-tests/<address>.md\`. Each ball it names needs its file in \`content/balls/\`; each part of it that has fields, such as \`balls\`, is placed in the text as \`[[balls]]\`. |
| write for the blog | write \`content/blog/<address>.md\`. \`author\` is the name of a file in \`content/team/\`. Only one article is \`featured\`. A date to come is not waited for. |
| add somebody to the team | write \`content/team/<name>.yaml\`; they stand on the about page at once. |
| change what a form says | \`content/review-wording.yaml\`, \`content/newsletter.yaml\`, \`content/contact.yaml\`. Words in braces, such as \`{paddle}\`, are filled in. |
| show a picture in a text | put the file into \`public/\`, build the site again (\`npm start\`), and write \`![what it shows](/its-name.png)\`. Pictures of other sites are not shown. |
| remove something | delete its file. The check names every link and every list that still leads to it. |

A file's name is an address: lower-case letters, digits and single hyphens. It stays once it is published, because others
link to it.

## Writing YAML

\`\`\`yaml
# A note to yourself stands in a line of its own. Behind a field it would be refused.
name: Diadem Hero
# A colon in a text needs quotes, and quotes make text of a number.
excerpt: "One thing: it is light."
averageDupr: "3.6"
# A list, short or long.
keywords: [diadem hero, first paddle]
buyIf:
  - you like to attack
  - you play twice a week
# A long text, indented by two spaces. Colons, quotes and # need no care in it.
intro: >-
  The paddle that most people meet first, and many stay with.
\`\`\`

Spaces, never tabs. One field a line, and fields that belong together begin in the same column. A text that begins with
a sign such as \`@\`, \`*\`, \`&\` or \`#\` stands in quotes. \`true\` and \`false\` are not written as yes and no. Days are
year-month-day: \`2025-03-11\`.

## Writing Markdown

A line of exactly three hyphens, the fields, three hyphens again, then the text. Headings begin with \`##\` (the title is the
page's own), \`**bold**\`, \`*slanted*\`, \`- \` for list items, \`| a | b |\` for tables. HTML is not: tags would be shown as
they are written.

A link to this site begins with a slash, \`[the finder](/paddle-finder)\`, one to another site with \`https://\`. A heading
can be linked to by its words: \`## What we store\` is \`/privacy#on-what-we-store\`. Each link is checked.

- Pages with an address of their own: ${code(ofTheSite)}
- By the names of files: \`/<paddle>\`, \`/reviews/balls/<article>\`, \`/reviews/best-of/<guide>\`, \`/blog/<article>\`, \`/guides/<download>.pdf\`
- Two paddles side by side, in alphabetical order: \`/comparisons/<one>-vs-<other>\`
- Files: ${code(madeFiles)}, and what lies in \`public/\`
`;

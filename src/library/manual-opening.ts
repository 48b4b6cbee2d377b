import { fixedPaths, madeFiles } from "../pages/page-paths.ts";

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(", ");

/** The manual's text above the tables of fields. */
export const manualOpening = `# Editing the site's content

Everything visitors read is in \`content/\`, as YAML or Markdown. Below are the steps for common tasks, the rules of the
two formats, and then every field of every file.

## From an edit to the page

1. Write. While \`npm run dev\` is running, each save shows on the page at once. If there's a mistake, the message shows
   instead of the page.
2. Run \`npm run owner -- content check\`. It reads all files, changes nothing, and lists each mistake with its file, line
   and field, what is wrong and how to fix it. If it can open the store, it also lists players' reviews whose page is gone.
3. Restart the site, because content is read once, at startup. With a mistake in it the site doesn't start and prints the
   same message, so check first, while the old process is still running. You don't need a build: \`npm run serve\` is enough.

| To … | do this |
|---|---|
| add a paddle | copy the file of a similar paddle in \`content/paddles/\`, name it after its address, and change every line. If it has no sample reviews, leave out \`recommendPercent\` and \`averageDupr\`: the page then shows figures from players' own reviews. List unconfirmed specs in \`notConfirmed\`. |
| change a price or a spec | edit it in the paddle's file. That file's sentences use \`{price}\`, \`{weight}\`, \`{grip}\` and \`{core}\`, so they change with it; the check reports a figure that is typed instead. |
| announce a guide | write \`content/best-of/<address>.md\` with \`comingSoon: true\`. The text below the fields is its coming-soon line. |
| publish that guide | set \`comingSoon: false\` and fill in the fields from \`sample\` on; the check lists the missing ones. |
| add a ball article | write \`content/ball-tests/<address>.md\`. Each ball it names needs a file in \`content/balls/\`. Parts with their own fields, such as \`balls\`, go into the text as \`[[balls]]\`. |
| write for the blog | write \`content/blog/<address>.md\`. \`author\` is the name of a file in \`content/team/\`. Exactly one article is \`featured\`. The article is published at once, even if its date is in the future. |
| add someone to the team | write \`content/team/<name>.yaml\`; the about page lists them at once. |
| change a form's words | edit \`content/review-wording.yaml\`, \`content/newsletter.yaml\` or \`content/contact.yaml\`. The site fills in words in braces, such as \`{paddle}\`. |
| show a picture in a text | put the file in \`public/\`, rebuild the site (\`npm start\`), and write \`![what it shows](/its-name.png)\`. Pictures from other sites aren't shown. |
| rename a paddle, a ball article, a guide or a blog article | rename its file, and a paddle's file in \`content/sample-reviews/\`, too. Write the earlier name in its \`movedFrom\`: the old address then redirects (301), and stored reviews move to the new page when the site is restarted. The check lists every link and field to change. |
| remove something | delete its file. The check lists every link and field that still refers to it. If players have reviewed it, the check fails until you say where their reviews go: \`npm run owner -- reviews move OLD NEW --reason "…"\` or \`npm run owner -- reviews delete-all OLD --reason "…"\`. |

A file's name becomes part of a URL: use lowercase letters, digits and single hyphens. Other sites link to it, so never
rename a file without \`movedFrom\`. Keep every earlier name in the list: the links are out there for years.

## Writing YAML

\`\`\`yaml
# Put a note to yourself on its own line. After a field, it's a mistake.
name: Diadem Hero
# A colon in a text needs quotes, and quotes turn a number into text.
excerpt: "One thing: it is light."
averageDupr: "3.6"
# A list, short or long.
keywords: [diadem hero, first paddle]
buyIf:
  - you like to attack
  - you play twice a week
# A long text, indented by two spaces. It may contain colons, quotes and #.
intro: >-
  The first paddle many players buy, and one that many keep.
\`\`\`

Use spaces, never tabs. Write one field per line, and start fields that belong together in the same column. Quote a text
that starts with a sign such as \`@\`, \`*\`, \`&\` or \`#\`. Write \`true\` and \`false\`, not yes and no. Dates are
year-month-day: \`2025-03-11\`.

## Writing Markdown

A file is a line of exactly three hyphens, the fields, three hyphens again, then the text. Headings start with \`##\` (the
page adds its own title). Write \`**bold**\`, \`*italic*\`, \`- \` for list items, \`| a | b |\` for tables. HTML doesn't
work: it's a mistake that the check reports.

Links within the site start with a slash, as in \`[the finder](/paddle-finder)\`; links to other sites start with
\`https://\`. To link to a heading, use its words: \`## What we store\` is \`/privacy#on-what-we-store\`. Each link is checked.

- Pages with fixed addresses: ${code(fixedPaths)}
- Pages named after files: \`/<paddle>\`, \`/reviews/balls/<article>\`, \`/reviews/best-of/<guide>\`, \`/blog/<article>\`, \`/guides/<download>.pdf\`
- Two paddles side by side, in alphabetical order: \`/comparisons/<one>-vs-<other>\`
- Files: ${code(madeFiles)}, and everything in \`public/\`
`;

import { fixedPaths, madeFiles } from "../pages/page-paths.ts";

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(", ");

/** The manual's text before the tables of fields. */
export const manualOpening = `# Editing the site's content

Everything visitors read is in \`content/\`, as YAML or Markdown. Below are the steps for common tasks, the rules of the
two formats, and then every field of every file.

## From an edit to the page

1. Write. While \`npm run dev\` is running, each save shows on the page at once. A mistake shows instead of the page.
2. Run \`npm run owner -- content check\`. It reads all files, changes nothing, and lists each mistake with its file, line
   and field, what is wrong and how to fix it.
3. Restart the site: content is read once, at startup. A mistake stops the startup with the same sentences, so check
   first, while the old process is still running. No build is needed: \`npm run serve\` is enough.

| To … | do this |
|---|---|
| add a paddle | copy the file of a similar paddle in \`content/paddles/\`, name it after its address, and change every line. If it has no sample reviews, leave out \`recommendPercent\` and \`averageDupr\`: the page then shows players' own figures. List unconfirmed specs in \`notConfirmed\`. |
| announce a guide | write \`content/best-of/<address>.md\` with \`comingSoon: true\`. The text below the fields is its coming-soon line. |
| publish that guide | set \`comingSoon: false\` and write the fields from \`sample\` on; the check lists the missing ones. |
| add a ball article | write \`content/ball-tests/<address>.md\`. Each ball it names needs a file in \`content/balls/\`; place each part that has fields, such as \`balls\`, in the text as \`[[balls]]\`. |
| write for the blog | write \`content/blog/<address>.md\`. \`author\` is the name of a file in \`content/team/\`. Only one article is \`featured\`. It is published at once, even if its date is in the future. |
| add someone to the team | write \`content/team/<name>.yaml\`; the about page lists them at once. |
| change a form's words | \`content/review-wording.yaml\`, \`content/newsletter.yaml\`, \`content/contact.yaml\`. Words in braces, such as \`{paddle}\`, are filled in. |
| show a picture in a text | put the file in \`public/\`, rebuild the site (\`npm start\`), and write \`![what it shows](/its-name.png)\`. Pictures on other sites are not shown. |
| remove something | delete its file. The check lists every link and every field that still refers to it. |

A file's name is an address: lower-case letters, digits and single hyphens. Don't change it after publishing, because
others link to it.

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
  The paddle that most people meet first, and many stay with.
\`\`\`

Use spaces, never tabs. Write one field per line, and start fields that belong together in the same column. Quote a text
that starts with a sign such as \`@\`, \`*\`, \`&\` or \`#\`. Write \`true\` and \`false\`, not yes and no. Dates are
year-month-day: \`2025-03-11\`.

## Writing Markdown

A file is a line of exactly three hyphens, the fields, three hyphens again, then the text. Headings start with \`##\` (the
page adds its own title). Write \`**bold**\`, \`*italic*\`, \`- \` for list items, \`| a | b |\` for tables. HTML doesn't
work: tags would be shown as text.

A link within the site starts with a slash, \`[the finder](/paddle-finder)\`; a link to another site with \`https://\`. To
link to a heading, use its words: \`## What we store\` is \`/privacy#on-what-we-store\`. Each link is checked.

- Pages with fixed addresses: ${code(fixedPaths)}
- Pages named after files: \`/<paddle>\`, \`/reviews/balls/<article>\`, \`/reviews/best-of/<guide>\`, \`/blog/<article>\`, \`/guides/<download>.pdf\`
- Two paddles side by side, in alphabetical order: \`/comparisons/<one>-vs-<other>\`
- Files: ${code(madeFiles)}, and everything in \`public/\`
`;

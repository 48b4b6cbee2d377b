import MarkdownIt from "markdown-it";

// Editors write Markdown, not HTML: a tag is shown as the text it is.
const markdown = new MarkdownIt({ html: false, typographer: true });

/** The HTML of an article's text. */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}

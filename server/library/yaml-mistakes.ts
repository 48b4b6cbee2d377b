import { type Document, isScalar, type LineCounter, visit, type YAMLError } from "yaml";

/** What is wrong in a file's YAML, and in which line. */
interface YamlMistake {
  line: number;
  sentence: string;
}

/** A line's field and the text after it. */
function readLine(line = ""): { name: string; value: string } {
  const [, name = "field", value = ""] =
    /^\s*(?:- +)?(?:([\w-]+):(?= |$))?\s*(.*)$/.exec(line) ?? [];
  return { name, value };
}

/** The first mistake in a file's YAML, in an editor's words: what follows it is often its consequence. */
export function yamlMistake(
  text: string,
  document: Document.Parsed,
  lines: LineCounter,
): YamlMistake | undefined {
  const [error] = [...document.errors, ...document.warnings];
  return error ? toldMistake(text.split("\n"), error) : silentMistake(document, lines);
}

function toldMistake(rows: readonly string[], error: YAMLError): YamlMistake {
  const line = error.linePos?.[0].line ?? 1;
  const { name, value } = readLine(rows[line - 1]);
  const here = (sentence: string) => ({ line, sentence });
  switch (error.code) {
    case "TAB_AS_INDENT":
      return here("the line begins with a tab. Use spaces, two for each step.");
    case "DUPLICATE_KEY":
      return here(`${name} stands here a second time. Keep one of them.`);
    case "MULTIPLE_DOCS":
      return here("three hyphens begin another file. Remove the line.");
    case "BLOCK_AS_IMPLICIT_KEY":
      // The parser stumbles over the colon, or over that of the line below when that one is indented too far.
      return /:( |$)/.test(value)
        ? here(`the text has a colon in it. Put it in quotes: ${name}: "One thing: another"`)
        : { line: line + 1, sentence: wrongColumn };
    case "BAD_INDENT":
      return error.message.startsWith("Flow") ? openBracket(rows, line) : here(wrongColumn);
    case "MISSING_CHAR":
      return error.message.startsWith("Missing closing") ? openQuote(rows, line) : here(noField);
    case "MULTILINE_IMPLICIT_KEY":
      return here(noField);
    case "BAD_SCALAR_START":
    case "TAG_RESOLVE_FAILED":
      return here(`a text may not begin with ${value[0]}. ${inQuotes(name, value)}`);
    case "UNEXPECTED_TOKEN":
      if (/^['"]/.test(value))
        return here(
          value.startsWith("'")
            ? `the text ends at its second '. Put it in double quotes: ${name}: "It's light"`
            : `the text ends at its second ". Put it in single quotes: ${name}: 'The "soft" one'`,
        );
      if (value.startsWith("- "))
        return here(
          `a list begins below its field. Write each item in a line of its own: ${value}`,
        );
      if (/^[|>]/.test(value))
        return here(`a text may not begin with ${value[0]}. ${inQuotes(name, value)}`);
  }
  const said = error.message.split("\n")[0]?.replace(/ at line .*$/, "");
  return here(`${said}. Put the text in quotes, or see how a file beside this one is written.`);
}

const noField =
  "the line has no field with a colon and a space. Write 'name: text', or begin the line with two spaces where a text goes on.";
const wrongColumn =
  "the line does not begin below its neighbors. Begin fields that belong together in the same column.";

const inQuotes = (name: string, value: string) =>
  `Put it in quotes: ${name}: "${value.replaceAll('"', "'")}"`;

/** A quote that is not closed is noticed where the file ends. */
function openQuote(rows: readonly string[], noticed: number): YamlMistake {
  const opened = rows.findIndex((row) => /^("[^"]*|'[^']*)$/.test(readLine(row).value));
  return {
    line: opened === -1 ? noticed : opened + 1,
    sentence: "a quote is opened and not closed. Write it again where the text ends.",
  };
}

/** So is a bracket, in the line below; a # hides what closes it. */
function openBracket(rows: readonly string[], noticed: number): YamlMistake {
  const opened = rows.findLastIndex(
    (row, index) => index < noticed && /^[[{]/.test(readLine(row).value),
  );
  const unquoted = (rows[opened] ?? "").replaceAll(/"[^"]*"/g, "");
  const [hidden] = /(?<=\s)#[^,}\]\s]*/.exec(unquoted) ?? [];
  return {
    line: opened === -1 ? noticed : opened + 1,
    sentence: hidden
      ? `what follows # is not read. Put it in quotes: "${hidden}"`
      : "a bracket is opened and not closed. Close it in the same line: [one, another]",
  };
}

/** What YAML reads without a complaint, and not as it was meant. */
function silentMistake(document: Document.Parsed, lines: LineCounter): YamlMistake | undefined {
  let found: YamlMistake | undefined;
  visit(document, {
    Node(_, node) {
      const { range } = node;
      const isAnchor = "anchor" in node && node.anchor !== undefined;
      const sign = "source" in node && !isScalar(node) ? "*" : isAnchor ? "&" : undefined;
      const sentence = sign
        ? `a text may not begin with ${sign}. Put it in quotes: "${sign} and more"`
        : isScalar(node) && node.comment
          ? `"#${node.comment}" is not read. Put a text with # in quotes; a note goes into a line of its own.`
          : undefined;
      if (!sentence) return undefined;
      found = { line: lines.linePos(range?.[0] ?? 0).line, sentence };
      return visit.BREAK;
    },
  });
  return found;
}

import { type Document, isScalar, type LineCounter, visit, type YAMLError } from "yaml";

/** A mistake in a file's YAML, and its line. */
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

/** The first mistake in a file's YAML, in an editor's words. Later ones often follow from it. */
export function yamlMistake(
  text: string,
  document: Document.Parsed,
  lines: LineCounter,
): YamlMistake | undefined {
  const [error] = [...document.errors, ...document.warnings];
  return error ? reportedMistake(text.split("\n"), error) : silentMistake(text, document, lines);
}

function reportedMistake(rows: readonly string[], error: YAMLError): YamlMistake {
  const line = error.linePos?.[0].line ?? 1;
  const { name, value } = readLine(rows[line - 1]);
  const here = (sentence: string) => ({ line, sentence });
  // The parser reports the item that is in another column, or the one above it.
  if (/^(BAD_INDENT|BLOCK_AS_IMPLICIT_KEY|MULTILINE_IMPLICIT_KEY)$/.test(error.code)) {
    const isItem = (row: string) => /^\s*- /.test(row);
    const item = [line, line + 1].find((each) => {
      const [above = "", row = ""] = rows.slice(each - 2, each);
      return isItem(above) && isItem(row) && indentOf(above) !== indentOf(row);
    });
    if (item !== undefined)
      return { line: item, sentence: wrongItem };
  }
  switch (error.code) {
    case "TAB_AS_INDENT":
      return here("the line starts with a tab. Use spaces, two per level.");
    case "DUPLICATE_KEY":
      return here(`${name} is here twice. Keep one of them.`);
    case "MULTIPLE_DOCS":
      return here("three hyphens start another file. Remove the line.");
    case "BLOCK_AS_IMPLICIT_KEY":
      // Either this line has a second colon, or the line below is indented too far.
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
      return here(`a text may not start with ${value[0]}. ${inQuotes(name, value)}`);
    case "UNEXPECTED_TOKEN":
      if (/^['"]/.test(value))
        return here(
          value.startsWith("'")
            ? `the text ends at its second '. Put it in double quotes: ${name}: "It's light"`
            : `the text ends at its second ". Put it in single quotes: ${name}: 'The "soft" one'`,
        );
      if (value.startsWith("- "))
        return here(
          `a list starts on the line below its field. Write each item on its own line: ${value}`,
        );
      if (/^[|>]/.test(value))
        return here(`a text may not start with ${value[0]}. ${inQuotes(name, value)}`);
  }
  const said = error.message.split("\n")[0]?.replace(/ at line .*$/, "");
  return here(`${said}. Put the text in quotes, or see how a file beside this one is written.`);
}

const noField =
  "the line has no field with a colon and a space. Write 'name: text', or start the line with two spaces to continue a text.";
const wrongItem =
  "the item is not aligned with the one above it. Start each '- ' of a list in the same column.";
const wrongColumn =
  "the line is not aligned with its neighbors. Start fields that belong together in the same column.";

const indentOf = (row: string) => row.search(/\S/);

const inQuotes = (name: string, value: string) =>
  `Put it in quotes: ${name}: "${value.replaceAll('"', "'")}"`;

/** The parser reports an unclosed quote at the end of the file. */
function openQuote(rows: readonly string[], noticed: number): YamlMistake {
  const opened = rows.findIndex((row) => /^("[^"]*|'[^']*)$/.test(readLine(row).value));
  return {
    line: opened === -1 ? noticed : opened + 1,
    sentence: "a quote is opened and never closed. Close it at the end of the text.",
  };
}

/** The parser reports an unclosed bracket on the line below. A # may hide the closing one. */
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
      : "a bracket is opened and never closed. Close it on the same line: [one, another]",
  };
}

/** Finds what is valid YAML but doesn't mean what the editor meant. */
function silentMistake(
  text: string,
  document: Document.Parsed,
  lines: LineCounter,
): YamlMistake | undefined {
  let found: YamlMistake | undefined;
  visit(document, {
    Node(_, node) {
      const { range } = node;
      // An item in another column continues the one above it.
      const written = isScalar(node) && node.type === "PLAIN" ? text.slice(range?.[0], range?.[1]) : "";
      const item = written.split("\n").findIndex((row, index) => index > 0 && /^\s*- /.test(row));
      if (item > 0) {
        found = { line: lines.linePos(range?.[0] ?? 0).line + item, sentence: wrongItem };
        return visit.BREAK;
      }
      const isAnchor = "anchor" in node && node.anchor !== undefined;
      const sign = "source" in node && !isScalar(node) ? "*" : isAnchor ? "&" : undefined;
      const sentence = sign
        ? `a text may not start with ${sign}. Put it in quotes: "${sign} and more"`
        : isScalar(node) && node.comment
          ? `"#${node.comment}" is not read. Put a text with # in quotes; a note goes on its own line.`
          : undefined;
      if (!sentence) return undefined;
      found = { line: lines.linePos(range?.[0] ?? 0).line, sentence };
      return visit.BREAK;
    },
  });
  return found;
}

import { isMap, isScalar, parseDocument, stringify } from "yaml";
import { siteFile } from "../../../platform/content/site-facts.content.ts";
import { UsageError } from "../command.ts";

interface Someone {
  name: string;
  email: string;
}

/** What the owner says of the site, and of themselves. */
export interface OwnFacts {
  /** The site's name. */
  site: string;
  contact: string;
  /** In one line; undefined to leave it as it is. */
  postal?: string | undefined;
  owner: Someone;
}

/** What content/site.yaml says of that: of the site, and the first person of the console. */
export function readPeople(text: string) {
  const { success, data } = siteFile.safeParse(parseDocument(text).toJS());
  return success
    ? {
        name: data.name,
        contact: data.contactEmail,
        postal: data.postalAddress,
        owner: data.console?.[0],
      }
    : undefined;
}

/**
 * content/site.yaml with the site's name, addresses and first person, who is an owner. All other lines stay as they are.
 * @throws UsageError if the file would have a mistake
 */
export function withOwnFacts(text: string, { site, contact, postal, owner }: OwnFacts): string {
  const { name, email } = owner;
  const document = parseDocument(text);
  const changes: { from: number; to: number; by: string }[] = [];
  const replace = (path: readonly (string | number)[], value: string): boolean => {
    const node = document.getIn(path, true);
    if (!isScalar(node) || !node.range) return false;
    if (node.value !== value)
      changes.push({ from: node.range[0], to: node.range[1], by: scalar(value) });
    return true;
  };
  const contactEnd = text.indexOf("\n", text.search(/^contactEmail:/m)) + 1;
  replace(["name"], site);
  if (!replace(["contactEmail"], contact))
    throw new UsageError("content/site.yaml has no contactEmail.");
  const addition = postal === undefined ? "" : `postalAddress: ${scalar(postal)}\n`;
  const added = postal === undefined || replace(["postalAddress"], postal) ? "" : addition;
  if (isMap(document.getIn(["console", 0], true))) {
    const fields = { name, email, role: "owner" };
    for (const [field, value] of Object.entries(fields)) replace(["console", 0, field], value);
    changes.push({ from: contactEnd, to: contactEnd, by: added });
  } else {
    const person = `console:\n  - name: ${scalar(name)}\n    email: ${scalar(email)}\n    role: owner\n`;
    changes.push({ from: contactEnd, to: contactEnd, by: added + person });
  }
  const written = changes
    .toSorted((one, other) => other.from - one.from)
    .reduce((result, { from, to, by }) => result.slice(0, from) + by + result.slice(to), text);
  const { error } = siteFile.safeParse(parseDocument(written).toJS());
  if (error)
    throw new UsageError(
      error.issues
        .map(({ path, message }) => `content/site.yaml: ${path.join(".")} ${message}`)
        .join("\n"),
    );
  return written;
}

/** A text as YAML, in one line, in a list in braces too. */
const scalar = (value: string) =>
  /^[\w@.+-]+( [\w@.+-]+)*$/.test(value)
    ? stringify(value, { lineWidth: 0 }).trimEnd()
    : JSON.stringify(value);

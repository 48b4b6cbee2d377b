// What of HTML's rules a browser forgives, and a validator or a reading program doesn't. The rules are those by which
// pages of ours were wrong before, each for every element of its kind: https://html.spec.whatwg.org/multipage/

interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  parent: Element | undefined;
}

const voids = set("area base br col embed hr img input link meta source track wbr");

/** Elements that hold nothing but words and what belongs in a line, with what else each of them takes. */
const headings = "h1 h2 h3 h4 h5 h6";
const lines = new Map(
  `p ${headings} label button span strong em small b i s code kbd abbr time q cite mark sub sup bdi pre summary legend`
    .split(" ")
    .map((name) => [name, set(name === "summary" || name === "legend" ? headings : "")]),
);
const blocks = set(
  `${headings} p div ul ol dl table form fieldset section article aside nav header footer main figure blockquote pre hr details dialog address`,
);
const interactive = set("a button label input select textarea details");
/** Where each of these belongs. */
const parents = new Map([
  ["li", set("ul ol menu")],
  ["dt", set("dl div")],
  ["dd", set("dl div")],
  ["tr", set("thead tbody tfoot")],
  ["td", set("tr")],
  ["th", set("tr")],
  ["option", set("select datalist optgroup")],
  ["legend", set("fieldset")],
  ["summary", set("details")],
  ["figcaption", set("figure")],
]);
/** All that these hold. */
const children = new Map([
  ["ul", set("li template")],
  ["ol", set("li template")],
  ["dl", set("dt dd div template")],
  ["table", set("caption colgroup thead tbody tfoot")],
  ["tr", set("td th template")],
]);

/** The types of `<input>` that take an attribute. */
const texts = "text search url tel email password number";
const dated = "date month week time datetime-local";
const inputs = new Map([
  ["placeholder", set(texts)],
  ["autocomplete", set(`hidden ${texts} ${dated} range color`)],
  ["maxlength", set(texts.replace(" number", ""))],
  ["inputmode", set(`${texts} ${dated}`)],
  ["list", set(`${texts} ${dated} range color`)],
  ["required", set(`${texts} ${dated} checkbox radio file`)],
  ["checked", set("checkbox radio")],
]);

/** Attributes that name other elements of the page by their ids. */
const references = [
  "for",
  "form",
  "list",
  "headers",
  "popovertarget",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
];

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** What is wrong with a page's markup. @throws if an element isn't closed where it should be */
export function markupFaults(html: string): string[] {
  const elements = elementsOf(html);
  const ids = elements.flatMap(({ attributes }) => attributes.get("id") ?? []);
  const known = new Set(ids);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  const tables = elements.filter(({ name }) => name === "table");
  return [
    ...twice.map((id) => `the id '${id}' twice`),
    ...elements.flatMap(faultsOf),
    ...elements.flatMap((each) => {
      const named = references.flatMap((name) => each.attributes.get(name)?.split(" ") ?? []);
      return named
        .filter((id) => !known.has(id))
        .map((id) => `${textOf(each)} names '${id}', which isn't there`);
    }),
    ...tables.flatMap((table) => emptyColumns(elements.filter((each) => isWithin(each, table)))),
  ];
}

function faultsOf(element: Element): string[] {
  const { name, attributes, parent } = element;
  const faults: string[] = [];
  const type = attributes.get("type") ?? "text";
  for (const [attribute, types] of inputs)
    if (name === "input" && attributes.has(attribute) && !types.has(type))
      faults.push(`${attribute} on <input type="${type}">`);
  const outside = parents.get(name);
  if (outside && !outside.has(parent?.name ?? "")) faults.push(`<${name}> in <${parent?.name}>`);
  const inside = children.get(parent?.name ?? "");
  if (inside && !inside.has(name)) faults.push(`<${name}> in <${parent?.name}>`);
  for (let above = parent; above; above = above.parent) {
    const also = lines.get(above.name);
    if (also && blocks.has(name) && !also.has(name)) faults.push(`<${name}> in <${above.name}>`);
    const isPressed = above.name === "a" || above.name === "button";
    const isPart = above.name === "label" && name === "label";
    if (isPart || (isPressed && interactive.has(name))) faults.push(`<${name}> in <${above.name}>`);
  }
  if (name === "img" && !attributes.has("alt")) faults.push("<img> without alt");
  const isNamed = attributes.has("aria-label") || attributes.has("aria-labelledby");
  if ((name === "aside" || name === "nav") && !isNamed) faults.push(`<${name}> without a name`);
  return faults;
}

/** The columns of a table in which no cell begins. @param inside what is in the table */
function emptyColumns(inside: readonly Element[]): string[] {
  const begun = new Set<number>();
  /** How many more rows a cell of an earlier row takes up, by column. */
  const taken: number[] = [];
  let width = 0;
  for (const row of inside.filter(({ name }) => name === "tr")) {
    let column = 0;
    const below = taken.map((rows) => Math.max(0, rows - 1));
    for (const cell of inside.filter(({ parent }) => parent === row)) {
      while ((taken[column] ?? 0) > 0) column++;
      begun.add(column);
      const end = column + Number(cell.attributes.get("colspan") ?? 1);
      const rows = Number(cell.attributes.get("rowspan") ?? 1);
      for (; column < end; column++) below[column] = rows - 1;
    }
    width = Math.max(width, column);
    taken.splice(0, Infinity, ...below);
  }
  return Array.from({ length: width }, (_, column) => column)
    .filter((column) => !begun.has(column))
    .map((column) => `column ${column + 1} of a table, in which no cell begins`);
}

function isWithin({ parent }: Element, other: Element): boolean {
  return parent !== undefined && (parent === other || isWithin(parent, other));
}

const textOf = ({ name, attributes }: Element) =>
  `<${name}${attributes.has("id") ? ` id="${attributes.get("id")}"` : ""}>`;

/** Every element, in its order, without what scripts and styles hold. */
function elementsOf(html: string): Element[] {
  const read = html
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/(<(script|style)\b[^>]*>).*?(<\/\2>)/gs, "$1$3");
  const elements: Element[] = [];
  let open: Element | undefined;
  for (const [, slash, name = "", written = "", end] of read.matchAll(
    /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/gi,
  )) {
    if (slash) {
      if (open?.name !== name) throw new Error(`</${name}> within <${open?.name}>`);
      open = open.parent;
      continue;
    }
    const attributes = new Map(
      [...written.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(
        ([, key = "", value = ""]) => [key.toLowerCase(), value] as const,
      ),
    );
    const element = { name, attributes, parent: open };
    elements.push(element);
    if (!voids.has(name) && !end) open = element;
  }
  if (open) throw new Error(`<${open.name}> isn't closed`);
  return elements;
}

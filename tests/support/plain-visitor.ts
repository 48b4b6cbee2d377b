import { fromOurPage } from "./console-client.ts";
import type { Ask } from "./in-process-site.ts";
import { asText, attribute, plainText } from "./page-text.ts";

/** A page as a browser without script has it. */
export interface PlainPage {
  /** With its query, without a part of the page. */
  path: string;
  status: number;
  /** What the server answered, such as a file. */
  whole: string;
  /** The page, without what is around it on every page. */
  html: string;
  /** The same, as `asText` writes it. */
  text: string;
  /** Where its address leads on the page: the id after '#', or an empty text. */
  part: string;
  /** Follows the first link that says so. */
  follow(says: string | RegExp): Promise<PlainPage>;
  /**
   * Presses a button of a form. What isn't filled in is sent as the page has it.
   * @param fields what to fill in or choose, by the names of fields; several fields of one name as a list, in their order,
   * and a file for a field of one
   * @throws if the form has no such field, or a field no such choice, or a required one is left empty
   */
  submit(button: string | RegExp, fields?: Fields): Promise<PlainPage>;
}

type Fields = Readonly<Record<string, string | readonly string[] | File>>;

const origin = "http://localhost";
/** Whether a link or button has that name. */
const says = (tag: string, inside: string, what: string | RegExp) => {
  const text = attribute(tag, "aria-label") || asText(inside).trim();
  return typeof what === "string" ? text.includes(what) : what.test(text);
};

/** Opens a page of a site, and goes on from there by its links and forms: a browser without script, and without layout. */
export async function visitPlain(ask: Ask, path: string, init?: RequestInit): Promise<PlainPage> {
  const at = new URL(path, origin);
  const answer = await ask(at.pathname + at.search, { ...init, redirect: "manual" });
  const location = answer.headers.get("location");
  if (location !== null && answer.status < 400)
    return await visitPlain(ask, new URL(location, at).href);
  const whole = (await answer.text()).replaceAll("<!-- -->", "");
  const html = whole.slice(whole.indexOf("<main"), whole.indexOf("</main>"));
  const go = (to: string, method = "get", body: URLSearchParams | FormData = new FormData()) => {
    const target = new URL(to, at);
    if (method === "post")
      return visitPlain(ask, target.href, { method: "POST", headers: fromOurPage, body });
    if (body instanceof URLSearchParams && body.size > 0) target.search = `?${body}`;
    return visitPlain(ask, target.href);
  };
  return {
    path: at.pathname + at.search,
    status: answer.status,
    whole,
    html,
    text: asText(html),
    part: at.hash.slice(1),
    async follow(what) {
      const links = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)];
      const [, found] = links.find(([, tag, inside]) => says(tag!, inside!, what)) ?? [];
      if (found === undefined) throw new Error(`${path} has no link '${what}'`);
      return await go(attribute(found, "href"));
    },
    async submit(what, fields = {}) {
      const { form, body, button } = formOf(html, what, fields);
      const action = attribute(button, "formAction") || attribute(form, "action");
      return await go(action || at.pathname + at.search, attribute(form, "method"), body);
    },
  };
}

interface Form {
  tag: string;
}

interface Control {
  kind: string;
  tag: string;
  name: string;
  inside: string;
  form: Form | undefined;
}

/** The form that a button is of, and what it sends once it's filled in. */
function formOf(html: string, what: string | RegExp, fields: Fields) {
  const controls = controlsOf(html);
  const pressed = controls.find(
    ({ kind, tag, inside }) => kind === "button" && says(tag, inside, what),
  );
  if (!pressed?.form) throw new Error(`there is no button '${what}'`);
  const own = controls.filter(({ form }) => form === pressed.form);
  const isMultipart = attribute(pressed.form.tag, "encType") === "multipart/form-data";
  const body = isMultipart ? new FormData() : new URLSearchParams();
  const files = new Map(
    Object.entries(fields).flatMap(([name, given]) =>
      given instanceof File ? [[name, given] as const] : [],
    ),
  );
  const left = new Map(
    Object.entries(fields).flatMap(([name, given]) =>
      given instanceof File ? [] : [[name, [given].flat()] as const],
    ),
  );
  const isChecked = !/ formNoValidate\b/.test(pressed.tag);
  for (const control of own) {
    if (isMultipart && control.kind === "file") {
      (body as FormData).append(control.name, files.get(control.name) ?? new File([], ""));
      files.delete(control.name);
      continue;
    }
    const value = valueOf(control, left.get(control.name));
    if (isChecked && / required\b/.test(control.tag) && !value)
      throw new Error(`a browser asks for '${control.name}' first`);
    if (value !== undefined) body.append(control.name, value);
  }
  const unused = [
    ...[...left].filter(([, values]) => values.some(Boolean)).map(([name]) => name),
    ...files.keys(),
  ];
  if (unused.length > 0)
    throw new Error(`the form of '${what}' can't be given: ${unused.join(", ")}`);
  if (pressed.name !== "") body.append(pressed.name, attribute(pressed.tag, "value"));
  return { form: pressed.form.tag, body, button: pressed.tag };
}

/** The buttons and fields of all forms. */
function controlsOf(html: string): Control[] {
  const parts =
    /<form\b[^>]*>|<(\/form)>|<input\b[^>]*>|<(select|textarea|button)\b[^>]*>(.*?)<\/\2>/gs;
  const found = [...html.matchAll(parts)];
  const forms = found.filter(([whole]) => whole.startsWith("<form")).map(([tag]) => ({ tag }));
  const controls: Control[] = [];
  let form: Form | undefined;
  let opened = 0;
  for (const [whole, end, element, inside = ""] of found) {
    if (whole.startsWith("<form")) form = forms[opened++];
    else if (end) form = undefined;
    else {
      const tag = /^<[^>]*>/.exec(whole)![0];
      const type = attribute(tag, "type");
      const kind = element === "button" && type === "button" ? "script" : (element ?? type);
      const other = attribute(tag, "form");
      const own = other ? forms.find((each) => attribute(each.tag, "id") === other) : form;
      controls.push({ kind, tag, name: attribute(tag, "name"), inside, form: own });
    }
  }
  return controls;
}

/** What a field sends: as the page has it, or what it's given, of which it takes its own. */
function valueOf({ kind, tag, name, inside }: Control, given?: string[]): string | undefined {
  if (name === "" || kind === "button" || kind === "script" || / disabled\b/.test(tag))
    return undefined;
  if (kind === "checkbox" || kind === "radio") {
    const value = attribute(tag, "value") || (kind === "checkbox" ? "on" : "");
    const place = given?.indexOf(value) ?? -1;
    if (place !== -1) given!.splice(place, 1);
    return (given ? place !== -1 : / checked\b/.test(tag)) ? value : undefined;
  }
  if (kind === "select") {
    const options = [...inside.matchAll(/<option\b[^>]*>/g)].map(([option]) => option);
    const values = options.map((option) => attribute(option, "value"));
    if (given?.length) return values.includes(given[0]!) ? given.shift() : undefined;
    return values[
      Math.max(
        0,
        options.findIndex((option) => / selected\b/.test(option)),
      )
    ];
  }
  if (kind !== "hidden" && given?.length) return given.shift();
  return kind === "textarea" ? plainText(inside).replace(/^\n/, "") : attribute(tag, "value");
}

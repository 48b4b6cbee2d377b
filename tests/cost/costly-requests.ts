import { messageFields } from "../../src/site/contact/contact-message.ts";
import { reportFields } from "../../src/site/reviews/reports/report.ts";
import { reviewFields } from "../../src/site/reviews/review.ts";
import { knownParameters, knownPaths } from "../fuzz/hostile-requests.ts";
import type { CostlyRequest } from "../support/metered-server.ts";
import { pathologicalComponent, pathologicalKinds, pathologicalText } from "./pathological-text.ts";
import { asScript } from "../support/posts.ts";

/** A request, and a name for the report if it costs too much. */
export interface NamedRequest extends CostlyRequest {
  name: string;
  /** The number of reviews in it: reading one takes time before the reader can know it is wasted. */
  rows?: number;
  /** Where the page that returns what was typed is posted to; undefined without one. */
  page?: string;
  /** Whether it's measured repeatedly even if a single measurement finds it cheap. */
  isMeasuredWell?: true;
}

/** Node accepts request heads of 16 KB, and some of that is for the other headers. */
const headSize = 14_000;
const formSize = 64 * 1024;
const restSize = 320 * 1024;
const restPath = "/rest/v1/paddle_reviews";
const rest = { "content-type": "application/json" };
export const formType = { "content-type": "application/x-www-form-urlencoded" };

/** Each path with each costly text appended and in its parameters: all at once, alone, and repeated. */
export function costlyReads(): NamedRequest[] {
  const read = (name: string, target: string): NamedRequest => ({ name, method: "GET", target });
  const share = Math.floor(headSize / knownParameters.length) - 12;
  return knownPaths.flatMap((path, place) => {
    // In turn, because every path with every text would be thousands more.
    const inTurn = pathologicalKinds[place % pathologicalKinds.length]!;
    const long = pathologicalComponent(inTurn, headSize - 1000);
    const parameter = knownParameters[place % knownParameters.length]!;
    const once = `${parameter}=${pathologicalComponent(inTurn, 9)}&`;
    return [
      ...pathologicalKinds.map((kind) => {
        const short = pathologicalComponent(kind, share);
        const all = knownParameters.map((each) => `${each}=${short}`).join("&");
        return read(`${path} with ${kind} in every parameter`, `${path}?${all}`);
      }),
      read(`${path} and ${inTurn}`, `${path}/${long}`),
      read(`${path} with ${inTurn} as search`, `${path}?search=${long}`),
      read(`${path} with ${once} over and over`, `${path}?${once.repeat(headSize / once.length)}`),
    ];
  });
}

/** Every long query of a REST list. */
export function costlyLists(): NamedRequest[] {
  const read = (name: string, query: string, headers: Record<string, string> = {}) =>
    ({ name, method: "GET", target: `${restPath}?${query}`, headers }) satisfies NamedRequest;
  return [
    read("every column, thousands of times", `select=${"*,".repeat(7000)}*`),
    read("one column, thousands of times", `select=${"rating,".repeat(1900)}rating`),
    read("a thousand orders", `order=${"created_at.desc,".repeat(800)}created_at.desc`),
    read("a thousand filters", "paddle_name=eq.a&".repeat(800)),
    ...["zstd", "br", "gzip", "identity"].map((coding) =>
      read(`a thousand long rows as ${coding}`, "limit=1000", { "accept-encoding": coding }),
    ),
  ];
}

const longHeaders = [
  ["accept", "accept-encoding", "accept-language", "if-none-match", "if-modified-since", "range"],
  ["cookie", "user-agent", "referer", "origin", "prefer", "x-forwarded-for", "forwarded", "te"],
  ["access-control-request-headers", "content-type", "sec-fetch-site", "x-request-id"],
].flat();

/** Each header at its maximum length, with costly values and with the values it lists. */
export function costlyHeaders(): NamedRequest[] {
  const parts = ["a;q=0.5,", '"a",', "a=b;", "bytes=0-1,", "%,", "-'", "=?", "127.0.0.1,"];
  return ["/", "/diadem-hero?search=x", `${restPath}?limit=1`].flatMap((target) =>
    longHeaders.flatMap((header) =>
      parts.map((part) => ({
        name: `${target} with a ${header} of ${part}`,
        method: "GET",
        target,
        headers: { [header]: part.repeat(headSize / part.length).trim() },
      })),
    ),
  );
}

/** Every form by its URL, without script and with. */
const forms: readonly { path: string; fields: readonly string[]; isPage: boolean }[] = [
  { path: "/neonic-flow", fields: reviewFields, isPage: true },
  { path: "/neonic-flow", fields: reviewFields, isPage: false },
  { path: "/reviews/balls/7f3a9c21", fields: reviewFields, isPage: true },
  { path: "/contact", fields: messageFields, isPage: true },
  { path: "/contact", fields: messageFields, isPage: false },
  { path: "/newsletter", fields: ["email"], isPage: true },
  { path: "/newsletter", fields: ["email"], isPage: false },
  { path: "/newsletter/confirm", fields: ["token"], isPage: true },
  { path: "/newsletter/unsubscribe", fields: ["key"], isPage: true },
  { path: "/newsletter/choices", fields: ["key", "paddles"], isPage: true },
  { path: "/helpful-votes", fields: ["review"], isPage: true },
  { path: "/report-review?of=neonic-flow&review=sample-1", fields: reportFields, isPage: true },
];

/** Valid values for the other fields, while one is costly. */
const rightValues: Record<string, string> = {
  firstName: "Dana",
  lastName: "Lee",
  duprRating: "3.5",
  rating: "4",
  email: "dana@example.com",
  subject: "Hello",
  reason: "spam",
};

function asForm(fields: Record<string, string>) {
  return String(new URLSearchParams(fields));
}

/** Each form with each costly text in each field, at the length limit of fields and of bodies. */
export function costlyForms(): NamedRequest[] {
  return forms.flatMap(({ path, fields, isPage }) => {
    const post = (name: string, body: string, type: Record<string, string> = formType) =>
      ({
        name: `${path}${isPage ? "" : ", by script,"} with ${name}`,
        method: "POST",
        target: path,
        body,
        headers: isPage ? type : { ...asScript, ...type },
        ...(isPage ? { page: path } : {}),
      }) satisfies NamedRequest;
    const right = Object.fromEntries(
      fields.map((field) => [field, rightValues[field] ?? "Plays well."]),
    );
    const texts = pathologicalKinds.flatMap((kind) =>
      fields.flatMap((field) =>
        [50, 3990, 7000].map((length) =>
          post(
            `${length} of ${kind} as ${field}`,
            asForm({ ...right, [field]: pathologicalText(kind, length) }),
          ),
        ),
      ),
    );
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const multipart = { "content-type": "multipart/form-data; boundary=x" };
    return [
      ...texts,
      post("fields without end", "a=b&".repeat(formSize / 4)),
      post("signs without end", "&".repeat(formSize - 1)),
      post("escapes without end", "%00".repeat(formSize / 3 - 1)),
      post("parts without end", `${part.repeat(formSize / 60)}--x--\r\n`, multipart),
      post(
        "part heads without end",
        `--x\r\n${"a: b\r\n".repeat(formSize / 6 - 50)}\r\n\r\n--x--\r\n`,
        multipart,
      ),
    ];
  });
}

/**
 * REST posts with the maximum number of costly rows, with more, and with other shapes of JSON, up to the body limit.
 */
export function costlyRows(): NamedRequest[] {
  const row = (values: object = {}) => ({
    paddle_name: "diadem-hero",
    first_name: "Ann",
    dupr_rating: "3.5",
    rating: 4,
    review_text: "Plays well.",
    ...values,
  });
  const post = (name: string, body: unknown, query = ""): NamedRequest => ({
    name: `rows: ${name}`,
    method: "POST",
    target: restPath + query,
    headers: rest,
    body: (typeof body === "string" ? body : JSON.stringify(body)).slice(0, restSize),
  });
  const rows = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => row({ review_text: text(index) }));
  const columns = Object.keys(row()).join(",");
  const nested = (open: string, close: string) => {
    const depth = Math.floor(restSize / (open.length + close.length)) - 10;
    return `${open.repeat(depth)}1${close.repeat(depth)}`;
  };
  return [
    ...pathologicalKinds.flatMap((kind) => {
      const text = (index: number) => `${index} ${pathologicalText(kind, 3900)}`;
      return [
        { ...post(`20 of ${kind}`, rows(20, text)), rows: 20 },
        post(
          `one of ${kind}`,
          rows(1, () => `once ${text(0)}`),
        ),
        post(`21 of ${kind}`, rows(21, text)),
        post(`a name of ${kind}`, row({ first_name: pathologicalText(kind, restSize / 8) })),
        post(`a DUPR of ${kind}`, row({ dupr_rating: pathologicalText(kind, restSize / 8) })),
        post(`a slug of ${kind}`, row({ paddle_name: pathologicalText(kind, restSize / 8) })),
        {
          ...post(`19 of ${kind}, then a bad one`, [
            ...rows(19, (index) => `good ${text(index)}`),
            row({ rating: 9 }),
          ]),
          rows: 19,
        },
      ];
    }),
    post("a thousand", rows(1000, String)),
    post("lists in one another", nested("[", "]")),
    post("objects in one another", nested('{"a":', "}")),
    post("empty ones without end", `[${"{},".repeat(restSize / 3 - 2)}{}]`),
    post("numbers without end", `[${"1,".repeat(restSize / 2 - 2)}1]`),
    post("columns without end", manyKeys(restSize)),
    post("columns without end, but few taken", manyKeys(restSize), `?columns=${columns}`),
    post("columns named without end", row(), `?columns=${"paddle_name,".repeat(1100)}${columns}`),
    post("columns selected without end", row(), `?select=${"*,".repeat(6500)}*`),
    post("escapes without end", `{"review_text":"${"\\u0301".repeat(restSize / 6 - 10)}"}`),
  ];
}

/** What readers of links and look-alikes were slow on, in lists and edits that are refused. */
const slowestTexts: Readonly<Record<string, string>> = {
  "one word in every line": "spin\n",
  "spelled-out addresses": "evil . com dot com a.b ",
  "plain words": "lorem ipsum dolor sit amet consectetur ",
  "Cyrillic look-alikes": "\u0430\u0435\u043e \u0440\u0441\u0443 \u0445 ",
  "invisible characters and line ends": "spin\u200b'\n\n",
};
const slowText = (kind: string) => slowestTexts[kind]!.repeat(400).slice(0, 3900).toWellFormed();

/** Lists of rows that are refused because a text is in them twice. */
export function repeatingLists(): NamedRequest[] {
  return Object.keys(slowestTexts).map((kind) => {
    const rows = Array.from({ length: 20 }, (_, index) => ({
      paddle_name: "diadem-hero",
      first_name: index === 19 ? "Bea" : "Ann",
      dupr_rating: "3.5",
      rating: 4,
      review_text: `${index % 19} list ${slowText(kind)}`,
    }));
    return {
      name: `a list of ${kind} that repeats itself`,
      method: "POST",
      target: restPath,
      headers: rest,
      body: JSON.stringify(rows),
      rows: 20,
      isMeasuredWell: true,
    };
  });
}

/** Posts of every kind that are refused before they are counted, as scripts send them. */
export function refusedPosts(): NamedRequest[] {
  const form = (name: string, target: string, fields: Record<string, string>, headers = {}) =>
    ({
      name: `${name}, refused`,
      method: "POST",
      target,
      headers: { ...asScript, ...formType, ...headers },
      body: asForm(fields),
      isMeasuredWell: true,
    }) satisfies NamedRequest;
  const review = (reviewText: string) => ({
    firstName: "Ann",
    duprRating: "3.5",
    rating: "4",
    reviewText,
  });
  const noKey = "0".repeat(40);
  return [
    ...Object.keys(slowestTexts).flatMap((kind) => [
      form(`${kind} under the site's name`, "/neonic-flow", {
        ...review(slowText(kind)),
        firstName: "RallyRank",
      }),
      form(`${kind} with the honeypot filled in`, "/neonic-flow", {
        ...review(slowText(kind)),
        website: slowText(kind),
      }),
      form(`${kind} from another site`, "/neonic-flow", review(slowText(kind)), {
        origin: "https://evil.example",
      }),
      form(`an edit of ${kind} to a review that's gone`, `/my-review/${noKey}`, {
        ...review(slowText(kind)),
      }),
      form(`a report of ${kind} for no review`, "/report-review?of=diadem-hero&review=none", {
        reason: "spam",
        details: slowText(kind),
      }),
      form(`a sign-in as ${kind}`, "/owner/sign-in", { email: slowText(kind) }),
    ]),
    form("a vote for no review", "/helpful-votes", { review: "a".repeat(60_000) }),
    form("a key that confirms nothing", "/newsletter/confirm", { token: "a".repeat(60_000) }),
    {
      ...form("a body that's too large", "/contact", {}),
      body: "a".repeat(formSize + 1),
    },
  ];
}

/** Photos for a review that are refused for how they're sent. */
export function refusedUploads(key: string): NamedRequest[] {
  const head = 'Content-Disposition: form-data; name="photo"; filename="a.jpg"\r\n';
  const upload = (name: string, boundary: string, parts: string) =>
    ({
      name: `an upload with ${name}, refused`,
      method: "POST",
      target: `/my-review/${key}?photos`,
      headers: { ...asScript, "content-type": `multipart/form-data; boundary=${boundary}` },
      body: `--${boundary}\r\n${parts}`.slice(0, formSize),
      isMeasuredWell: true,
    }) satisfies NamedRequest;
  const long = "a".repeat(headSize - 1000);
  const longest = "a".repeat(70);
  const noise = "a".repeat(formSize);
  const heads = (line: string) => `${line.repeat(8000 / line.length)}\r\n\r\n\r\n--x\r\n`.repeat(8);
  return [
    upload("a boundary of 13,000 letters", long, `${head}\r\n${noise}`),
    upload("a boundary that's as long as it may be", longest, `${head}\r\n${noise}`),
    upload(
      "text instead of photos",
      "x",
      `Content-Disposition: form-data; name="a"\r\n\r\n${noise}`,
    ),
    upload("parts without end", "x", `${head}\r\n\r\n--x\r\n`.repeat(1000)),
    upload("names without end", "x", heads(';filename*=""')),
    upload("heads without end", "x", heads("a: b\r\n")),
  ];
}

/** Edits of a review that are refused: beyond its writer's limit, with the text of another one, or a sample's. */
export function refusedEdits(key: string, from: string, copied: string): NamedRequest[] {
  const edit = (name: string, reviewText: string) =>
    ({
      name: `an edit to ${name}, refused`,
      method: "POST",
      target: `/my-review/${key}`,
      headers: { ...asScript, ...formType },
      body: asForm({ firstName: "Ann", duprRating: "3.5", rating: "4", reviewText }),
      isMeasuredWell: true,
    }) satisfies NamedRequest;
  return [
    edit("another review's text", copied),
    ...Object.keys(slowestTexts).map((kind) => ({
      ...edit(`${kind} beyond the limit`, slowText(kind)),
      from,
    })),
  ];
}

function manyKeys(size: number): string {
  const keys: string[] = [];
  for (let length = 0, number = 0; length < size - 40; number++) {
    keys.push(`"${number.toString(36)}":1`);
    length += keys.at(-1)!.length + 1;
  }
  return `{${keys.join(",")}}`;
}

/** Every method on every path, with a body of the maximum size. */
export function otherMethods(): NamedRequest[] {
  const body = asForm({ reviewText: "'".repeat(formSize / 4) });
  return ["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"].flatMap((method) =>
    knownPaths.map((path) => ({
      name: `${method} ${path}`,
      method,
      target: path,
      headers: formType,
      ...(method === "HEAD" ? {} : { body }),
    })),
  );
}

import { addresses } from "../addresses.ts";
import { Fields } from "../platform/forms/fields.tsx";
import type { Outcome } from "../platform/forms/outcome.ts";
import { PlainForm } from "../platform/forms/plain-form.tsx";
import { receivePost } from "../platform/forms/receive-post.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { firstCharacters } from "../platform/text/plain-text.ts";
import page from "../platform/ui/page.module.css";
import {
  maxRequest,
  readRequest,
  requestFields,
  type RequestProblems,
  type TypedRequest,
} from "./request.ts";
import type { RequestsWording } from "./requests.content.ts";
import { sentAddress } from "./sent.ts";

interface RequestFormProps {
  words: RequestsWording["missing"];
  outcome: Outcome<RequestProblems>;
  typed: TypedRequest;
}

const controls = {
  name: { autoComplete: "off", required: true, maxLength: maxRequest.name, dir: "auto" },
  brand: { autoComplete: "off", required: true, maxLength: maxRequest.brand, dir: "auto" },
  link: { inputMode: "url", autoComplete: "off", maxLength: maxRequest.link },
  email: { inputMode: "email", autoComplete: "email" },
} as const;

/** The form that asks for a paddle: a plain one that needs no script. */
function RequestForm({ words, outcome, typed }: RequestFormProps) {
  return (
    <PlainForm
      id="ask"
      address={addresses.missingPaddle.path}
      title={words.formTitle}
      submit={words.submit}
      words={words}
      outcome={outcome}
    >
      <Fields
        of={controls}
        words={words.fields}
        typed={typed}
        problems={outcome.kind === "invalid" ? outcome.problems : undefined}
      />
    </PlainForm>
  );
}

export default definePage(addresses.missingPaddle, {
  listed: "nowhere",

  query: ["name"],

  load({ url, site }) {
    const { name } = readPrefill(url.searchParams);
    return { words: site.library.requests.missing, name };
  },

  action(context) {
    const { site, visitor } = context;
    return receivePost(context, {
      fields: requestFields,
      read: readRequest,
      doing: "storing a request for a paddle",
      async store({ request }) {
        const { key } = await site.requests.ask(request, visitor);
        return { key };
      },
      location: ({ key }) => sentAddress(key),
    });
  },

  head: ({ words: { title, description } }) => ({ title, description }),

  Page({ data: { words, name }, refused }) {
    return (
      <div className={page.page}>
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <RequestForm
          words={words}
          outcome={refused?.outcome ?? { kind: "none" }}
          typed={refused?.typed ?? { name, brand: "", link: "", email: "" }}
        />
      </div>
    );
  },
});

/** What someone was looking for, as far as a name can be so long. */
const readPrefill = (query: URLSearchParams) => ({
  name: firstCharacters(query.get("name") ?? "", maxRequest.name),
});

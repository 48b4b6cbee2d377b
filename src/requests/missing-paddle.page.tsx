import { addresses } from "../addresses.ts";
import { Fields } from "../platform/forms/fields.tsx";
import type { Outcome } from "../platform/forms/outcome.ts";
import { PlainForm } from "../platform/forms/plain-form.tsx";
import { receivePost } from "../platform/forms/receive-post.ts";
import { definePage } from "../platform/render/define-route.tsx";
import page from "../platform/ui/page.module.css";
import { readPrefill, requestKind } from "./request.ts";
import type { RequestsWording } from "./requests.content.ts";
import { sentAddress } from "./sent.ts";

interface RequestFormProps {
  words: RequestsWording["missing"];
  outcome: Outcome<Partial<Record<string, string>>>;
  typed: typeof requestKind.empty;
}

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
        of={requestKind.controls()}
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
    return { words: site.library.requests.missing, name: readPrefill(url.searchParams) };
  },

  action(context) {
    const { site, visitor } = context;
    return receivePost(context, {
      fields: requestKind.names,
      read: requestKind.read,
      doing: "storing a request for a paddle",
      async store({ read }) {
        const { key } = await site.requests.ask(read, visitor);
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
          typed={refused?.typed ?? { ...requestKind.empty, name }}
        />
      </div>
    );
  },
});

import { addresses, correctionAddress } from "../addresses.ts";
import { Fields } from "../platform/forms/fields.tsx";
import type { Outcome } from "../platform/forms/outcome.ts";
import { PlainForm } from "../platform/forms/plain-form.tsx";
import { receivePost } from "../platform/forms/receive-post.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { notFound } from "../platform/render/route.ts";
import type { Site } from "../platform/render/site.ts";
import page from "../platform/ui/page.module.css";
import { type Correctable, correctable, correctionKind, otherFact } from "./correction.ts";
import type { RequestsWording } from "./requests.content.ts";
import { sentAddress } from "./sent.ts";

interface CorrectionFormProps {
  of: Correctable;
  words: RequestsWording["correction"];
  outcome: Outcome<Partial<Record<string, string>>>;
  typed: typeof correctionKind.empty;
}

/** The form that corrects a fact: a plain one that needs no script. */
function CorrectionForm({ of, words, outcome, typed }: CorrectionFormProps) {
  const { fields } = words;
  return (
    <PlainForm
      id="correct"
      address={correctionAddress(of.subject)}
      title={words.formTitle}
      submit={words.submit}
      words={words}
      outcome={outcome}
    >
      <Fields
        of={correctionKind.controls({
          fact: { options: [["", words.noFact], ...of.facts, [otherFact, words.other]] },
        })}
        words={fields}
        typed={typed}
        problems={outcome.kind === "invalid" ? outcome.problems : undefined}
      />
    </PlainForm>
  );
}

/** What the page's URL is about. Ends in `notFound()` if there's no such page. */
function asked(url: URL, { library }: Site): { of: Correctable; fact: string } {
  const fact = url.searchParams.get("fact") ?? "";
  const of = correctable(library, url.searchParams.get("of") ?? "") ?? notFound();
  return { of, fact: of.facts.has(fact) ? fact : "" };
}

export default definePage(addresses.correction, {
  listed: "nowhere",

  query: ["of", "fact"],

  load: ({ url, site }) => ({ ...asked(url, site), words: site.library.requests.correction }),

  action(context) {
    const { url, site, visitor } = context;
    const { of } = asked(url, site);
    return receivePost(context, {
      fields: correctionKind.names,
      read: (typed) => correctionKind.read(typed, of),
      doing: "storing a correction",
      async store({ read }) {
        const { key } = await site.requests.correct(read, of.subject, visitor);
        return { key };
      },
      location: ({ key }) => sentAddress(key),
    });
  },

  head: ({ words: { title, description } }) => ({ title, description }),

  Page({ data: { of, fact, words }, refused }) {
    return (
      <div className={page.page}>
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead.replace("{name}", () => of.name)}</p>
        </div>
        <CorrectionForm
          of={of}
          words={words}
          outcome={refused?.outcome ?? { kind: "none" }}
          typed={refused?.typed ?? { ...correctionKind.empty, fact }}
        />
        <p>
          <a className="tap" href={of.path}>
            {words.back.replace("{name}", () => of.name)}
          </a>
        </p>
      </div>
    );
  },
});

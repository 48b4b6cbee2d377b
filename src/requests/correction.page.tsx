import { addresses, correctionAddress } from "../addresses.ts";
import type { Outcome } from "../platform/forms/outcome.ts";
import { PlainForm } from "../platform/forms/plain-form.tsx";
import { receivePost } from "../platform/forms/receive-post.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { notFound } from "../platform/render/route.ts";
import type { Site } from "../platform/render/site.ts";
import { Field, problemText } from "../platform/ui/field.tsx";
import page from "../platform/ui/page.module.css";
import {
  type Correctable,
  correctable,
  correctionFields,
  type CorrectionProblems,
  maxCorrection,
  otherFact,
  readCorrection,
  type TypedCorrection,
} from "./correction.ts";
import type { RequestsWording } from "./requests.content.ts";
import { sentAddress } from "./sent.ts";

interface CorrectionFormProps {
  of: Correctable;
  words: RequestsWording["correction"];
  outcome: Outcome<CorrectionProblems>;
  typed: TypedCorrection;
}

/** The form that corrects a fact: a plain one that needs no script. */
function CorrectionForm({ of, words, outcome, typed }: CorrectionFormProps) {
  const { fields } = words;
  const problems = outcome.kind === "invalid" ? outcome.problems : {};
  return (
    <PlainForm
      id="correct"
      address={correctionAddress(of.subject)}
      title={words.formTitle}
      submit={words.submit}
      words={words}
      outcome={outcome}
    >
      <Field label={fields.fact.label} problem={problemText(problems.fact, fields.fact)}>
        {(tied) => (
          <select {...tied} name="fact" defaultValue={typed.fact} required autoComplete="off">
            <option value="">{words.noFact}</option>
            {[...of.facts, [otherFact, words.other] as const].map(([fact, label]) => (
              <option key={fact} value={fact}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={fields.value.label}
        hint={fields.value.hint}
        problem={problemText(problems.value, fields.value)}
      >
        {(tied) => (
          <input
            {...tied}
            name="value"
            defaultValue={typed.value}
            maxLength={maxCorrection.value}
            required
            autoComplete="off"
            dir="auto"
          />
        )}
      </Field>
      <Field
        label={fields.source.label}
        hint={fields.source.hint}
        problem={problemText(problems.source, fields.source)}
      >
        {(tied) => (
          <textarea
            {...tied}
            name="source"
            defaultValue={typed.source}
            rows={3}
            maxLength={maxCorrection.source}
            dir="auto"
          />
        )}
      </Field>
      <Field
        label={fields.email.label}
        hint={fields.email.hint}
        problem={problemText(problems.email, fields.email)}
      >
        {(tied) => (
          <input
            {...tied}
            name="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={typed.email}
          />
        )}
      </Field>
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
      fields: correctionFields,
      read: (typed) => readCorrection(typed, of),
      doing: "storing a correction",
      async store({ correction }) {
        const { key } = await site.requests.correct(correction, of.subject, visitor);
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
          typed={refused?.typed ?? { fact, value: "", source: "", email: "" }}
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

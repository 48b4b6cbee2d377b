import { addresses } from "../addresses.ts";
import { noKey } from "../contributions/contribution.ts";
import privatePage from "../contributions/private-page.module.css";
import { NothingSent, Withdraw } from "../contributions/private-page.tsx";
import { storePost } from "../platform/forms/receive-post.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { fromStore } from "../platform/render/from-store.ts";
import { privateHeaders } from "../platform/render/route.ts";
import type { Site } from "../platform/render/site.ts";
import page from "../platform/ui/page.module.css";
import { correctable, otherFact } from "./correction.ts";

type Sent = NonNullable<Awaited<ReturnType<Site["requests"]["sent"]>>>;

/** What was sent, as its writer sees it. */
interface SentView {
  kind: Sent["kind"];
  state: "waiting" | "answered" | "declined";
  /** What was typed, with its labels. */
  typed: readonly (readonly [label: string, value: string])[];
  alert: Sent["alert"];
  /** The page it's about. */
  to: { name: string; path: string } | undefined;
}

async function read(site: Site, key: string): Promise<SentView | undefined> {
  const sent = await fromStore("reading what was sent", () => site.requests.sent(key));
  if (!sent) return undefined;
  const { library } = site;
  const { missing, correction } = library.requests;
  const text = (column: string) => (sent.typed[column] as string | null) ?? "";
  const state = sent.isHidden ? "declined" : sent.heldBecause === null ? "answered" : "waiting";
  const common = { kind: sent.kind, state, alert: sent.alert } as const;
  if (sent.kind === "request") {
    const labels = (["name", "brand", "link"] as const).map(
      (field) => [missing.fields[field].label, text(field)] as const,
    );
    const { page: slug } = sent;
    const to = state === "answered" && slug ? correctable(library, slug) : undefined;
    return { ...common, typed: labels, to };
  }
  const of = correctable(library, sent.subject);
  const fact = text("fact");
  const known = fact === otherFact ? correction.other : of?.facts.get(fact);
  return {
    ...common,
    typed: [
      [correction.fields.fact.label, known ?? fact],
      [correction.fields.value.label, text("value")],
      [correction.fields.source.label, text("source")],
    ],
    to: of,
  };
}

export default definePage(addresses.sent, {
  listed: "nowhere",

  async load({ params, site }) {
    return {
      isAgain: params.key === noKey,
      sent: await read(site, params.key),
      address: addresses.sent.href(params),
      words: site.library.requests.sent,
    };
  },

  async action({ params, site, visitor }) {
    const { answer, refusal } = await storePost(site, "withdrawing what was sent", () =>
      site.requests.withdraw(params.key, visitor),
    );
    if (refusal) return refusal;
    return answer
      ? { status: 200 as const, outcome: { kind: "withdrawn" as const } }
      : { status: 404 as const, outcome: { kind: "gone" as const } };
  },

  status: ({ sent, isAgain }) => (sent || isAgain ? 200 : 404),

  headers: privateHeaders,

  head: ({ sent, words }) => ({
    title: sent?.kind === "correction" ? words.correctionTitle : words.requestTitle,
    description: words.description,
  }),

  Page({ data: { isAgain, sent, address, words }, refused }) {
    const isWithdrawn = refused?.outcome.kind === "withdrawn";
    if (!sent || isWithdrawn)
      return (
        <NothingSent
          words={isWithdrawn ? words.withdrawn : isAgain ? words.again : words.gone}
          back={{ label: words.back, to: addresses.paddles.path }}
        />
      );
    const { kind, state, typed, alert, to } = sent;
    const { title, text } = state === "declined" ? words.declined : words[state][kind];
    return (
      <div className={page.page}>
        <div>
          <h1>{title}</h1>
          <p className="lead">{text}</p>
        </div>
        <section className={privatePage.sent} aria-labelledby="what">
          <h2 className="medium" id="what">
            {kind === "request" ? words.requestTitle : words.correctionTitle}
          </h2>
          <dl>
            {typed
              .filter(([, value]) => value !== "")
              .map(([label, value]) => (
                <div key={label}>
                  {/* 'A page about it (optional)' */}
                  <dt className="small muted">{label.split(" (")[0]}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
          </dl>
          {alert === "pending" ? <p className="bold">{words.oneMoreStep}</p> : null}
          {alert === "confirmed" ? <p>{words.email}</p> : null}
        </section>
        {to ? (
          <p>
            <a className="button" href={to.path}>
              {to.name}
            </a>
          </p>
        ) : null}
        <p className="muted measure">{words.private}</p>
        <Withdraw address={address} words={words.withdraw} outcome={refused?.outcome} />
      </div>
    );
  },
});

import { Fields } from "../../platform/forms/fields.tsx";
import type { Outcome, OutcomeWording } from "../../platform/forms/outcome.ts";
import { PlainForm } from "../../platform/forms/plain-form.tsx";
import { receivePost, storePost } from "../../platform/forms/receive-post.ts";
import type { Address } from "../../platform/render/address.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { fromStore } from "../../platform/render/from-store.ts";
import { privateHeaders } from "../../platform/render/route.ts";
import type { Site } from "../../platform/render/site.ts";
import page from "../../platform/ui/page.module.css";
import { noKey } from "./contribution.ts";
import type { KindForm } from "./define-kind-page.tsx";
import type { FieldKind } from "./kind.ts";
import type { SentRow } from "./kinds.service.ts";
import privatePage from "./private-page.module.css";
import { Labeled, NothingSent, Withdraw } from "./private-page.tsx";

type Library = Site["library"];

interface Said {
  title: string;
  text: string;
}

/** What a private page says of any kind. */
interface OwnWords {
  description: string;
  again: Said;
  gone: Said;
  withdrawn: Said;
  /** What it says while someone is to confirm their address for an alert, and once they did. */
  oneMoreStep: string;
  hears: string;
  private: string;
  back: string;
  withdraw: Said & { button: string; failure: string };
  edit?: OutcomeWording & { title: string; note: string; save: string; saved: string };
}

/** What a private page says of one. */
interface OwnView {
  /** Of its state. */
  said: Said;
  /** The heading above it. */
  what: string;
  /** What it's about, above it. */
  about?: string | undefined;
  /** The words of its form, if it's shown field by field; without them, it's its text. */
  labels?: Readonly<Partial<Record<string, { label: string }>>>;
  /** Fields that aren't shown as they were typed. */
  shown?: Readonly<Record<string, string>>;
  to?: { label: string; path: string } | undefined;
  isFinal?: boolean;
}

interface OwnPage {
  /** For the log: 'a question'. */
  noun: string;
  /** The kinds that have their private pages here. */
  kinds: readonly FieldKind[];
  words(library: Library, sent: SentRow | undefined): OwnWords;
  view(sent: SentRow, library: Library): OwnView;
  /** The page's title; without what was sent if nothing is there. */
  title(library: Library, sent: SentRow | undefined): string;
  /** The form of a kind that can be edited. */
  form(kind: FieldKind, library: Library): KindForm | undefined;
  /** What it says when an edit is rejected as a whole, if not the usual. */
  refusing?(site: Site): { library: Pick<Library, "refusals"> };
  /** Where a link that leads to nothing leads on. */
  back: string;
}

interface Edited {
  act: "edit";
  outcome: Outcome<Partial<Record<string, string>>>;
  typed: Readonly<Record<string, string>>;
}

/** A form without what's beside what was said. */
function saidIn({ said }: FieldKind, { of, words }: KindForm): KindForm {
  return {
    of: Object.fromEntries(Object.entries(of).filter(([name]) => said.includes(name))),
    words,
  };
}

/** Defines the page behind a private link: what was sent, its state, a form to edit it, and one to delete it. */
export function defineOwnPage(
  address: Address<`${string}/:key`>,
  { noun, kinds, words, view, title, form, refusing, back }: OwnPage,
) {
  const find = ({ contributions }: Site, key: string) =>
    fromStore(`reading ${noun} by its link`, () => contributions.sent(kinds, key));
  return definePage(address, {
    listed: "nowhere",

    query: ["saved", "withdraw"],

    async load({ params, url, site }) {
      return {
        isAgain: params.key === noKey,
        isSaved: url.searchParams.has("saved"),
        sent: await find(site, params.key),
        address: address.href(params),
        library: site.library,
      };
    },

    /** Two plain forms, told apart by the query: one edits, one deletes. */
    async action(context) {
      const { params, url, site, visitor } = context;
      const key = params.key;
      const isWithdrawal = url.searchParams.has("withdraw");
      const sent = isWithdrawal ? undefined : await find(site, key);
      if (!sent || !form(sent.kind, site.library)) {
        const { answer, refusal } = await storePost(site, `withdrawing ${noun}`, () =>
          site.contributions.withdraw(kinds, key, visitor),
        );
        if (refusal) return { ...refusal, act: "withdraw" as const };
        return answer
          ? {
              status: 200 as const,
              outcome: { kind: "withdrawn" as const },
              act: "withdraw" as const,
            }
          : { status: 404 as const, outcome: { kind: "gone" as const }, act: "withdraw" as const };
      }
      const { kind } = sent;
      const ended = await receivePost(
        { request: context.request, site: refusing?.(site) ?? site },
        {
          // What's beside it stays as it was.
          fields: kind.said,
          read: (typed) => kind.read(typed, { siteName: site.library.site.name }),
          doing: `editing ${noun}`,
          store: ({ read }) => site.contributions.edit(sent, key, read, visitor),
          location: (result) =>
            `${address.href(params)}${result === "gone" || result === "hidden" ? "" : "?saved"}#content`,
        },
      );
      return "outcome" in ended ? { ...ended, act: "edit" as const } : ended;
    },

    status: ({ sent, isAgain }) => (sent || isAgain ? 200 : 404),

    headers: privateHeaders,

    head: ({ sent, library }) => ({
      title: title(library, sent),
      description: words(library, sent).description,
    }),

    Page({ data: { isAgain, isSaved, sent, address: href, library }, refused }) {
      const said = words(library, sent);
      const isWithdrawn = refused?.outcome.kind === "withdrawn";
      if (!sent || isWithdrawn)
        return (
          <NothingSent
            words={isWithdrawn ? said.withdrawn : isAgain ? said.again : said.gone}
            back={{ label: said.back, to: back }}
          />
        );
      const { kind } = sent;
      const shown = view(sent, library);
      const typed = kind.typedIn(sent.typed);
      const fields = form(kind, library);
      const edited = refused?.act === "edit" ? (refused as Edited) : undefined;
      const outcome: Edited["outcome"] = edited?.outcome ?? { kind: "none" };
      return (
        <div className={page.page}>
          <div>
            <h1>{shown.said.title}</h1>
            <p className="lead">{shown.said.text}</p>
          </div>
          {isSaved && !refused ? <p role="status">{said.edit?.saved}</p> : null}
          <section className={privatePage.sent} aria-labelledby="what">
            <h2 className="medium" id="what">
              {shown.what}
            </h2>
            {shown.about === undefined ? null : (
              <p className="muted" dir="auto">
                {shown.about}
              </p>
            )}
            {shown.labels ? (
              <Labeled
                names={kind.form.filter((name) => kind.said.includes(name))}
                labels={shown.labels}
                values={{ ...typed, ...shown.shown }}
              />
            ) : (
              <p className={privatePage.text} dir="auto">
                {typed[kind.textField!]}
              </p>
            )}
            {sent.alert === "pending" ? <p className="bold">{said.oneMoreStep}</p> : null}
            {sent.alert === "confirmed" ? <p>{said.hears}</p> : null}
          </section>
          {shown.to ? (
            <p>
              <a className="button" href={shown.to.path}>
                {shown.to.label}
              </a>
            </p>
          ) : null}
          <p className="muted measure">{said.private}</p>
          {!fields || !said.edit || shown.isFinal ? null : (
            <PlainForm
              id="edit"
              address={href}
              title={said.edit.title}
              note={said.edit.note}
              submit={said.edit.save}
              words={said.edit}
              outcome={outcome}
            >
              <Fields
                {...saidIn(kind, fields)}
                typed={{ ...typed, ...edited?.typed }}
                problems={outcome.kind === "invalid" ? outcome.problems : undefined}
              />
            </PlainForm>
          )}
          <Withdraw
            address={fields ? `${href}?withdraw` : href}
            words={said.withdraw}
            outcome={refused?.act === "withdraw" ? refused.outcome : undefined}
          />
        </div>
      );
    },
  });
}

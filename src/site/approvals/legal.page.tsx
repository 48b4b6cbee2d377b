import { addresses } from "../../addresses.ts";
import {
  checkAgainDays,
  isOldApproval,
  type ListHistory,
  listSaid,
  spanText,
} from "../paddles/approvals.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { Field } from "../../platform/ui/field.tsx";
import page from "../../platform/ui/page.module.css";
import type { Library } from "../../library/library.ts";
import {
  approvalAnswers,
  findApprovals,
  type KnownApprovals,
  legalQuery,
} from "./find-approvals.ts";
import { MissingPaddle } from "../requests/missing-paddle.tsx";
import styles from "./legal.module.css";
import "../../platform/styles/forms.css";
import { fill } from "../../platform/text/fill.ts";

type Words = Library["approvals"];

export default definePage(addresses.legal, {
  listed: {
    kind: "legal",
    weight: "page",
    pages({ library: { approvals } }) {
      const { title, description, keywords, lead, lists } = approvals;
      const text = [lead, ...lists.map(({ name }) => name)].join(" ");
      return [{ title, search: { group: "Tools", note: description, keywords, text } }];
    },
    answers: approvalAnswers,
  },

  query: legalQuery,

  load({ url, site: { library, today } }) {
    const { paddle: typed } = legalQuery.read(url.searchParams);
    return {
      words: library.approvals,
      missing: library.requests.missing,
      emails: library.newsletter.approvals.heading,
      typed,
      ...findApprovals(library, typed),
      today: today(),
    };
  },

  // What is typed is for the one who typed it.
  head: ({ words, typed }) => (typed === "" ? words : { ...words, path: undefined }),

  Page({ data: { words, missing, emails, typed, found, hasMore, today } }) {
    return (
      <div className={page.page}>
        <div className="stack gap-4">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <form className={styles.form} action={addresses.legal.path}>
            <Field label={words.label} problem={undefined}>
              {(tied) => (
                <input
                  {...tied}
                  type="text"
                  name="paddle"
                  defaultValue={found.length === 1 ? found[0]!.name : typed}
                  placeholder={words.placeholder}
                  enterKeyHint="search"
                  autoComplete="off"
                  required
                />
              )}
            </Field>
            <button type="submit">{words.submit}</button>
          </form>
        </div>
        {typed === "" ? null : (
          <div className="stack gap-4" id="answer">
            {found.length === 0 ? (
              <>
                <p className="measure" role="status">
                  {fill(words.unknown, { search: `"${typed}"` })}
                </p>
                <MissingPaddle words={missing} name={typed} />
              </>
            ) : null}
            {found.map((paddle) => (
              <Known key={paddle.slug} of={paddle} words={words} emails={emails} today={today} />
            ))}
            {found.some(({ histories }) =>
              histories.some(({ now }) => isOldApproval(now.on[0], today)),
            ) ? (
              <p className="note">{fill(words.againNote, { days: checkAgainDays })}</p>
            ) : null}
            {hasMore ? <p className="note">{fill(words.more, { search: `"${typed}"` })}</p> : null}
          </div>
        )}
        <section className="measure stack gap-2" aria-labelledby="check">
          <h2 id="check">{words.where}</h2>
          <ul className={styles.lists}>
            {words.lists.map(({ list, name, url }) => (
              <li key={list}>{url ? <Outside to={url}>{name}</Outside> : name}</li>
            ))}
          </ul>
          <p>{words.whereNote}</p>
        </section>
      </div>
    );
  },
});

/** What each list said of a paddle, and when. */
function Known({
  of: { slug, name, isConfirmed, unsure, histories },
  words,
  emails,
  today,
}: {
  of: KnownApprovals;
  words: Words;
  emails: string;
  today: string;
}) {
  return (
    <section className="measure stack gap-2" aria-labelledby={slug}>
      <h2 className="medium" id={slug}>
        <a href={addresses.paddle.href({ slug })}>{name}</a>
      </h2>
      {isConfirmed ? (
        <ul className="stack gap-2">
          {words.lists.map(({ list, name: listName, url }) => {
            const told = histories.filter((each) => each.list === list);
            if (unsure.includes(list)) return <li key={list}>{filled(words.unsure, listName)}</li>;
            return [
              ...(list === "Quiet list" || told.some(({ version }) => version === undefined)
                ? []
                : [<li key={list}>{filled(words.unlooked, listName)}</li>]),
              ...told.map((each) => (
                <Said
                  key={`${list} ${each.version}`}
                  of={{ ...each, url }}
                  words={words}
                  today={today}
                />
              )),
            ];
          })}
        </ul>
      ) : (
        <p>{words.unconfirmed}</p>
      )}
      <p>
        <a className="tap" href={addresses.alert.href({ alert: "approvals", slug })}>
          {emails}
        </a>
      </p>
    </section>
  );
}

const Outside = ({ to, children }: { to: string; children: string }) => (
  <a className="tap" href={to} rel="noopener">
    {children}
  </a>
);

/** A list's name in the middle of a sentence. */
const filled = (text: string, name: string) => fill(text, { list: name.replace(/^The /, "the ") });

interface SaidProps {
  of: ListHistory & { url: string | undefined };
  words: Words;
  today: string;
}

function Said({ of: { list, version, now, before, url }, words, today }: SaidProps) {
  const [on] = now.on;
  return (
    <li>
      {version === undefined ? null : <strong>{version}: </strong>}
      {listSaid(list, { state: now.state, on, by: now.by })}
      {isOldApproval(on, today) ? (
        <strong> {url ? <Outside to={url}>{words.again}</Outside> : words.again}</strong>
      ) : null}
      {now.link === undefined ? null : (
        <>
          {" "}
          <a className="tap" href={now.link} rel="nofollow noopener">
            {now.by === undefined ? "Its entry" : "Where it says so"}
          </a>
        </>
      )}
      {before.length === 0 ? null : (
        <details>
          <summary className="small">{words.history}</summary>
          <ul>
            {[now, ...before].map((span) => (
              <li key={span.on[0]}>
                {span.state}, {spanText(span)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

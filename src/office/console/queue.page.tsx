import { wholeNumber } from "../../platform/text/money.ts";
import { capitalized } from "../../platform/text/grammar.ts";
import { kindNames, publicKinds } from "../../site/kinds/kinds.ts";
import { KindRow } from "./define-entries-page.tsx";
import { messageListing } from "./listings.service.ts";
import { Photos } from "./photos/photos.page.tsx";
import type { Site } from "../../platform/render/site.ts";
import { mayAct } from "../../platform/acts.ts";
import { ActForm } from "./act-form.tsx";
import { ConsoleTime } from "./console-time.tsx";
import { addresses } from "../../addresses.ts";
import { allIn, defineConsolePage } from "./define-console-page.tsx";
import { actOnAsked, AskedRows } from "./requests/requests.page.tsx";
import { ReviewEntry } from "./reviews/review-entry.tsx";
import { KeysHeading, SelectMany } from "./selection.tsx";
import { actOnWaiting, SelectedWaiting } from "./waiting.tsx";
import styles from "./console.module.css";

type Failed = Awaited<ReturnType<Site["console"]["failedMail"]>>;
type FailedMail = Failed["mails"][number];

const kinds: Record<FailedMail["kind"], string> = {
  confirmation: "Confirmation of a subscription",
  known: "Note to someone who subscribed already",
  "sign-in": "Sign-in link",
  issue: "Newsletter",
  reviews: "New reviews",
  price: "A price that someone waited for",
  approvals: "Changed approvals",
  aged: "Question about how a paddle aged",
  questions: "Questions to answer",
  message: "Message to the site",
  report: "Report of a review",
  test: "Test of the newsletter",
  week: "Your weekly email",
  held: "Reviews that wait",
  plan: "What wasn't published as planned",
  answer: "Answer to a request or a correction",
};

/** Failed emails, and what can be done about them. */
export function FailedMailList({ mails, count, acts }: Failed & { acts: Site["console"]["acts"] }) {
  const [whole, more] = [count, count - mails.length].map(wholeNumber);
  const all = [
    { act: "outbox retry", flag: "--all", button: `Try all ${whole} again`, isMain: true },
    { act: "outbox drop", flag: "--all", button: `Drop all ${whole}` },
  ];
  const now = {
    act: "outbox retry",
    flag: "--now",
    button: "Try email that waits for its next try now",
  };
  return (
    <section className="section" aria-labelledby="failed-email">
      <h2 id="failed-email">Failed email</h2>
      {mails.length === 0 ? (
        <p>No email failed.</p>
      ) : (
        <ul className={styles.entries}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <h3>
                {kinds[mail.kind]} to {mail.recipient}
              </h3>
              <p className="small muted">
                Failed <ConsoleTime at={mail.ended_at ?? mail.created_at} />, tries: {mail.attempts}
              </p>
              {mail.last_error === null ? null : (
                <p className={styles.text}>&quot;{mail.last_error}&quot;</p>
              )}
              <ActForm
                acts={acts}
                of={[["email", mail.id]]}
                named={`the email to ${mail.recipient}`}
                offers={[{ act: "outbox retry", isMain: true }, { act: "outbox drop" }]}
              />
            </li>
          ))}
        </ul>
      )}
      {count > mails.length ? <p>{more} more failed before these.</p> : null}
      <ActForm acts={acts} label="All email" offers={count === 0 ? [now] : [...all, now]} />
    </section>
  );
}

interface HoldOrderProps {
  acts: Site["console"]["acts"];
  /** In epoch milliseconds; undefined if there's no order. */
  until: number | undefined;
}

/** The order to hold every review, and the form that begins or ends it. */
function HoldOrder({ acts, until }: HoldOrderProps) {
  return (
    <section className="section" aria-labelledby="wave">
      <h2 id="wave">A wave of spam?</h2>
      {until === undefined ? (
        <>
          <p>Hold every new review for a while: nobody sees one until it&apos;s approved here.</p>
          <ActForm acts={acts} offers={[{ act: "reviews hold-all", fields: ["hours"] }]} />
        </>
      ) : (
        <>
          <p>
            Every new review waits here until <ConsoleTime at={until} />.
          </p>
          <ActForm acts={acts} offers={[{ act: "reviews hold-none" }]} />
        </>
      )}
    </section>
  );
}

/** What moderators decide here. */
const waitingKinds = ["reviews", "photos", ...publicKinds.map(({ name }) => name)];

/** How many messages are listed. */
const messagesShown = 20;

/** What visitors wrote to the site's people, which they alone read. What has a draft waits for its publication. */
async function waitingInPrivate({ console: { asked, acts, list }, content }: Site) {
  const { paddles, corrections } = await asked.waiting();
  const messages = await list(messageListing, { state: "unanswered" }, { limit: messagesShown });
  const waiting = {
    paddles: paddles.filter(({ entry }) => entry === undefined),
    corrections: corrections.filter(({ isDrafted }) => !isDrafted),
    count: await asked.count(),
    acts,
    isReadOnly: content.isReadOnly,
  };
  return { messages: messages.rows, asked: waiting };
}

/** Requests and corrections as on their own page, where many are decided at once, and what messages are about. */
const WaitingInPrivate = ({ asked, messages }: Awaited<ReturnType<typeof waitingInPrivate>>) => (
  <>
    {asked.paddles.length + asked.corrections.length === 0 ? null : (
      <AskedRows {...asked} isSelectable={false} />
    )}
    {messages.length === 0 ? null : (
      <section className="section" aria-labelledby="messages">
        <h2 id="messages">Messages</h2>
        <ul className={styles.entries}>
          {messages.map(({ number, subject, created_at: at }) => (
            <li key={number} data-row="">
              <a
                className="tap"
                href={addresses.consoleMessage.href({ number: String(number) })}
                dir="auto"
              >
                {subject}
              </a>
              <p className="small muted">
                <ConsoleTime at={at} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);

export default defineConsolePage(addresses.consoleQueue, {
  access: "moderator",
  title: "Queue",

  async load({ site, person }) {
    const reviews = await site.console.reviews.queue();
    const heldUntil = await site.console.reviews.heldUntil();
    const isOwner = mayAct(person.role, "owner");
    const failed = isOwner ? await site.console.failedMail() : undefined;
    return {
      library: site.library,
      acts: site.console.acts,
      ...reviews,
      entries: await site.console.questions.waiting(),
      photos: await site.console.photos.queue(),
      inPrivate: isOwner ? await waitingInPrivate(site) : undefined,
      count: allIn(await site.console.countWaiting()),
      now: site.console.now(),
      heldUntil,
      failed,
    };
  },

  action: actOnWaiting(waitingKinds, actOnAsked),

  Page({ data }) {
    const { library, acts, waiting, more, entries, photos, inPrivate, count, heldUntil, failed } =
      data;
    const shown = waiting.length + entries.length + photos.length;
    const canSelect = shown > 1;
    return (
      <>
        <section className="section" aria-labelledby="waiting">
          <KeysHeading>Reviews</KeysHeading>
          {canSelect ? <SelectMany shown={shown} all={{ count, mark: String(data.now) }} /> : null}
          {waiting.length === 0 ? (
            <p>No review waits for you.</p>
          ) : (
            <ul className={styles.rows}>
              {waiting.map((each) => (
                <ReviewEntry
                  key={`${each.subject} ${each.id}`}
                  of={each}
                  library={library}
                  acts={acts}
                  isSelectable={canSelect}
                />
              ))}
            </ul>
          )}
          {more === 0 ? null : (
            <p>
              {wholeNumber(more)} more {more === 1 ? "waits" : "wait"} behind these. You can also go
              through{" "}
              <a href={`${addresses.consoleReviews.path}?reported=yes&state=shown`}>
                all reported reviews
              </a>
              .
            </p>
          )}
        </section>
        {entries.length === 0 ? null : (
          <section className="section" aria-labelledby="questions">
            <h2 id="questions">{capitalized(kindNames(publicKinds))}</h2>
            <ul className={styles.rows}>
              {entries.map((each) => (
                <KindRow
                  key={each.row.id}
                  of={each}
                  kind={publicKinds.find(({ name }) => name === each.kind)!}
                  acts={acts}
                  library={library}
                  isSelectable={canSelect}
                />
              ))}
            </ul>
          </section>
        )}
        {photos.length === 0 ? null : (
          <section className="section" aria-labelledby="photos">
            <h2 id="photos">Photos</h2>
            <Photos
              photos={photos}
              library={library}
              acts={acts}
              isLarge
              isSelectable={canSelect}
            />
          </section>
        )}
        {inPrivate ? <WaitingInPrivate {...inPrivate} /> : null}
        {canSelect ? <SelectedWaiting acts={acts} of="rows" count={count} /> : null}
        <HoldOrder acts={acts} until={heldUntil} />
        {failed ? <FailedMailList {...failed} acts={acts} /> : null}
      </>
    );
  },
});

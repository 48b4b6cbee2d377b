import type { Site } from "../../platform/render/site.ts";
import { mayAct } from "../../platform/acts.ts";
import { ActForm } from "./act-form.tsx";
import { ConsoleTime } from "./console-time.tsx";
import { addresses } from "../../addresses.ts";
import { actByForm, defineConsolePage } from "./define-console-page.tsx";
import { ReviewEntry, SelectedReviews, selectedForm } from "./reviews/review-entry.tsx";
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
  answer: "Answer to a request or a correction",
};

/** Failed emails, and what can be done about them. */
export function FailedMailList({ mails, count, acts }: Failed & { acts: Site["console"]["acts"] }) {
  const all = [
    { act: "outbox retry", flag: "--all", button: `Try all ${count} again`, isMain: true },
    { act: "outbox drop", flag: "--all", button: `Drop all ${count}` },
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
      {count > mails.length ? <p>{count - mails.length} more failed before these.</p> : null}
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

export default defineConsolePage(addresses.consoleQueue, {
  access: "moderator",
  title: "Queue",

  async load({ site, person }) {
    const reviews = await site.console.reviews.queue();
    const heldUntil = await site.console.reviews.heldUntil();
    const isOwner = mayAct(person.role, "owner");
    const failed = isOwner ? await site.console.failedMail() : undefined;
    return { library: site.library, acts: site.console.acts, ...reviews, heldUntil, failed };
  },

  action: actByForm,

  Page({ data: { library, acts, waiting, more, heldUntil, failed } }) {
    return (
      <>
        <section className="section" aria-labelledby="waiting">
          <div className={styles.above}>
            <h2 id="waiting">Reviews</h2>
            <button type="button" className="quiet" data-keys="" hidden>
              Keys
            </button>
          </div>
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
                  selectedBy={selectedForm}
                />
              ))}
            </ul>
          )}
          {more === 0 ? null : (
            <p>
              {more} more {more === 1 ? "waits" : "wait"} behind these. You can also go through{" "}
              <a href={`${addresses.consoleReviews.path}?reported=yes&state=shown`}>
                all reported reviews
              </a>
              .
            </p>
          )}
        </section>
        {waiting.length < 2 ? null : (
          <SelectedReviews
            acts={acts}
            offers={[{ act: "reviews approve", isMain: true }, { act: "reviews hide" }]}
          />
        )}
        <HoldOrder acts={acts} until={heldUntil} />
        {failed ? <FailedMailList {...failed} acts={acts} /> : null}
      </>
    );
  },
});

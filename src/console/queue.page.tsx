import { addresses } from "../addresses";
import page from "../platform/ui/page.module.css";
import { type ConsoleContext, defineConsolePage, done, notDone } from "./define-console-page";
import { FailedMailList } from "./failed-mail/failed-mail-list";
import { isMailAct, readMailAct } from "./failed-mail/mail-acts";
import { mayAct } from "./people";
import styles from "./console.module.css";
import { actOnReviews, reviewNotices } from "./reviews/act-on-reviews";
import { ReasonWords } from "./reviews/reason-field";
import { ReviewEntry } from "./reviews/review-entry";

export default defineConsolePage(addresses.console, {
  access: "moderator",
  title: "Queue",
  notices: {
    ...reviewNotices,
    retried: "Emails to be tried again: {count}.",
    dropped: "Emails dropped: {count}.",
  },

  async load({ site, person }) {
    const reviews = await site.console.reviews.queue();
    const isOwner = mayAct(person.role, "owner");
    const failed = isOwner ? await site.console.failedMail.list() : undefined;
    return { library: site.library, ...reviews, failed };
  },

  async action(context, form) {
    const isOfMail = isMailAct(form.get("act") ?? "");
    return isOfMail ? await actOnMail(context, form) : await actOnReviews(context, form);
  },

  Page({ data: { library, waiting, more, failed } }) {
    return (
      <>
        <ReasonWords />
        <section className={page.section} aria-labelledby="waiting">
          <h2 id="waiting">Reviews</h2>
          {waiting.length === 0 ? (
            <p>No review waits for you.</p>
          ) : (
            <ul className={styles.entries}>
              {waiting.map((each) => (
                <ReviewEntry key={`${each.subject} ${each.id}`} of={each} library={library} />
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
        {failed ? <FailedMailList {...failed} /> : null}
      </>
    );
  },
});

/** Does to failed email what a form asks for: only an owner's may. */
async function actOnMail({ site, person }: ConsoleContext, form: URLSearchParams) {
  if (!mayAct(person.role, "owner")) return notDone("Only owners can do this.", 403);
  const asked = readMailAct(form);
  if ("problem" in asked) return notDone(asked.problem);
  const { failedMail } = site.console;
  const { drops, id, reason } = asked;
  const count = await (drops ? failedMail.drop : failedMail.retry)(id, reason, person);
  if (count === 0) return notDone("That email isn't there anymore, or no longer failed.", 409);
  return done({ notice: drops ? "dropped" : "retried", count });
}

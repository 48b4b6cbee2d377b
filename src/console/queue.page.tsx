import { addresses } from "../addresses";
import page from "../platform/ui/page.module.css";
import { mayAct } from "../platform/acts";
import { ReasonWords } from "./act-form";
import { actByForm, defineConsolePage } from "./define-console-page";
import { FailedMailList } from "./failed-mail";
import styles from "./console.module.css";
import { ReviewEntry } from "./reviews/review-entry";

export default defineConsolePage(addresses.console, {
  access: "moderator",
  title: "Queue",
  notices: {},

  async load({ site, person }) {
    const reviews = await site.console.reviews.queue();
    const isOwner = mayAct(person.role, "owner");
    const failed = isOwner ? await site.console.failedMail() : undefined;
    return { library: site.library, acts: site.console.acts, ...reviews, failed };
  },

  action: actByForm,

  Page({ data: { library, acts, waiting, more, failed } }) {
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
                <ReviewEntry
                  key={`${each.subject} ${each.id}`}
                  of={each}
                  library={library}
                  acts={acts}
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
        {failed ? <FailedMailList {...failed} acts={acts} /> : null}
      </>
    );
  },
});

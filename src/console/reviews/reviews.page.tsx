import { addresses } from "../../addresses";
import page from "../../platform/ui/page.module.css";
import { defineConsolePage } from "../define-console-page";
import styles from "../console.module.css";
import { OlderLink } from "../older-link";
import { actOnReviews, reviewNotices } from "./act-on-reviews";
import { FilterReviews } from "./filter-reviews";
import { History } from "./history";
import { ReasonWords } from "./reason-field";
import { ReviewEntry } from "./review-entry";
import { listParameters, readListedReviews } from "./review-filter";
import { selectedForm, SelectedReviews } from "./selected-reviews";

const { path } = addresses.consoleReviews;

export default defineConsolePage(addresses.consoleReviews, {
  access: "moderator",
  title: "Reviews",
  query: listParameters,
  notices: reviewNotices,

  async load({ site, url }) {
    const { library } = site;
    const asked = readListedReviews(url.searchParams, (slug) => library.isSubject(slug));
    if (asked.review === undefined) {
      const { reviews, next } = await site.console.reviews.list(asked);
      return { library, asked, reviews, next };
    }
    const found = await site.console.reviews.one(asked.review);
    return { library, asked, reviews: found ? [found] : [], next: undefined };
  },

  action: actOnReviews,

  Page({ data: { library, asked, reviews, next } }) {
    const isOne = asked.review !== undefined;
    const [first] = reviews;
    const canSelect = !isOne && reviews.length > 1;
    return (
      <>
        <ReasonWords />
        {isOne ? (
          <p>
            <a className="button quiet" href={path}>
              All reviews
            </a>
          </p>
        ) : (
          <FilterReviews asked={asked} library={library} />
        )}
        <section className={page.section} aria-labelledby="found">
          <h2 id="found">{isOne ? "One review" : "Newest first"}</h2>
          {first === undefined ? (
            <p>{isOne ? "There's no such review." : "No reviews match."}</p>
          ) : isOne && first.state === "gone" ? (
            <>
              <p>The review is gone. This is what was done to it.</p>
              <History of={first.history} />
            </>
          ) : (
            <ul className={styles.entries}>
              {reviews.map((each) => (
                <ReviewEntry
                  key={each.id}
                  of={each}
                  library={library}
                  {...(canSelect ? { selectedBy: selectedForm } : {})}
                />
              ))}
            </ul>
          )}
        </section>
        <OlderLink to={next && olderAddress(asked, next)} />
        {canSelect ? <SelectedReviews /> : null}
      </>
    );
  },
});

function olderAddress({ reported, ...asked }: ReturnType<typeof readListedReviews>, after: string) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, after }))
    if (value !== undefined) query.set(name, String(value));
  if (reported) query.set("reported", "yes");
  return `${path}?${query}`;
}

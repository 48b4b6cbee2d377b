import { addresses } from "../../addresses";
import page from "../../platform/ui/page.module.css";
import { ActForm, ReasonWords } from "../act-form";
import { actByForm, defineConsolePage } from "../define-console-page";
import styles from "../console.module.css";
import { OlderLink } from "../older-link";
import { FilterReviews } from "./filter-reviews";
import { ReviewEntry, ReviewLog } from "./review-entry";
import { listParameters, readListedReviews } from "./review-filter";

const { path } = addresses.consoleReviews;

/** The id of the form that the checkboxes on reviews belong to. */
const selectedForm = "selected";

export default defineConsolePage(addresses.consoleReviews, {
  access: "moderator",
  title: "Reviews",
  notices: {},
  query: listParameters,

  async load({ site, url }) {
    const { library } = site;
    const { acts } = site.console;
    const asked = readListedReviews(url.searchParams, (slug) => library.isSubject(slug));
    if (asked.review === undefined) {
      const { reviews, next } = await site.console.reviews.list(asked);
      return { library, acts, asked, reviews, next };
    }
    const found = await site.console.reviews.one(asked.review);
    return { library, acts, asked, reviews: found ? [found] : [], next: undefined };
  },

  action: actByForm,

  Page({ data: { library, acts, asked, reviews, next } }) {
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
              <ReviewLog of={first.log} />
            </>
          ) : (
            <ul className={styles.entries}>
              {reviews.map((each) => (
                <ReviewEntry
                  key={each.id}
                  of={each}
                  library={library}
                  acts={acts}
                  {...(canSelect ? { selectedBy: selectedForm } : {})}
                />
              ))}
            </ul>
          )}
        </section>
        <OlderLink to={next && olderAddress(asked, next)} />
        {canSelect ? (
          <section className={page.section} aria-labelledby="all-selected">
            <h2 id="all-selected">Selected reviews</h2>
            <ActForm
              acts={acts}
              id={selectedForm}
              offers={[
                { act: "reviews hide", button: "Hide selected" },
                { act: "reviews restore", button: "Restore selected" },
                { act: "reviews delete", button: "Delete selected" },
              ]}
            />
          </section>
        ) : null}
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

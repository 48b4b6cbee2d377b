import "../../../platform/styles/forms.css";
import { Field } from "../../../platform/ui/field.tsx";
import { Pager } from "../../../platform/ui/pager.tsx";
import { mayAct } from "../../../platform/acts.ts";
import { addresses } from "../../../addresses.ts";
import type { Library } from "../../../library/library.ts";
import { reviewedPage } from "../../../site/reviews/reviewed-page.ts";
import { type ListedReviews, reviewsQuery, reviewStates } from "./review-filter.ts";
import { ActForm } from "../act-form.tsx";
import { Choice, ListFilter } from "../list-filter.tsx";
import type { Site } from "../../../platform/render/site.ts";
import type { ConsoleReview } from "./moderation.service.ts";
import { actByForm, defineConsolePage } from "../define-console-page.tsx";
import { namingAll, SelectedRows, SelectMany } from "../selection.tsx";
import { ReviewEntry, ReviewLog } from "./review-entry.tsx";
import styles from "../console.module.css";

const { path } = addresses.consoleReviews;

export function FilterReviews({ asked, library }: { asked: ListedReviews; library: Library }) {
  // Of listed paddles, which may be a thousand, only the chosen one.
  const chosen = library.paddle(asked.subject ?? "");
  const subjects = [...library.written, ...(chosen?.isListed ? [chosen] : []), ...library.ballTests]
    .map(({ slug }) => ({ value: slug, name: reviewedPage(library, slug)?.name ?? slug }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const stars = [5, 4, 3, 2, 1].map((count) => ({ value: String(count), name: `${count} of 5` }));
  const states = reviewStates.map((value) => ({ value, name: value }));
  return (
    <ListFilter path={path} label="Reviews" searched="Text or first name" search={asked.search}>
      <Choice label="Of" name="subject" all="Everything" chosen={asked.subject} of={subjects} />
      <Choice label="Stars" name="stars" all="Any" chosen={asked.stars} of={stars} />
      <Choice label="State" name="state" all="Any" chosen={asked.state} of={states} />
      <Field label="Since (UTC)">
        {(tied) => <input {...tied} type="date" name="since" defaultValue={asked.since} />}
      </Field>
      <label className="check">
        <input type="checkbox" name="reported" value="yes" defaultChecked={asked.reported} />
        <span>Reported</span>
      </label>
    </ListFilter>
  );
}

interface AnswerFormProps {
  of: ConsoleReview;
  acts: Site["console"]["acts"];
  /** What was typed, if it couldn't be saved. */
  typed: string | undefined;
}

/** The owner's form for the public answer to a player's review, with the answer there is. */
function AnswerForm({ of: { id, version, review }, acts, typed }: AnswerFormProps) {
  if (!review || review.sample) return null;
  const { answer, firstName } = review;
  return (
    <section className="section" aria-labelledby="answer">
      <h2 id="answer">Public answer</h2>
      <p>
        {answer
          ? "Visitors read this answer below the review."
          : "Visitors read it below the review, in the site's name."}{" "}
        {firstName} isn&apos;t told by email.
      </p>
      <ActForm
        acts={acts}
        of={[["review", `${id}@${version}`]]}
        values={{ text: typed ?? answer?.text }}
        offers={[
          { act: "reviews answer", flag: "--text", fields: ["text"], isMain: true },
          ...(answer ? [{ act: "reviews answer", flag: "--remove" }] : []),
        ]}
      />
    </section>
  );
}

/** What the list is asked for. A subject that there isn't means all of them. */
function askedOf(library: Library, url: URL): ListedReviews {
  const { subject, ...read } = reviewsQuery.read(url.searchParams);
  const isKnown = subject !== undefined && library.isSubject(subject);
  return { ...read, subject: isKnown ? subject : undefined };
}

export default defineConsolePage(addresses.consoleReviews, {
  access: "moderator",
  title: "Reviews",
  query: reviewsQuery.parameters,

  async load({ site, url, person }, form) {
    const { library } = site;
    const { acts } = site.console;
    const asked = askedOf(library, url);
    if (asked.review === undefined) {
      const { reviews, next, count } = await site.console.reviews.list(asked);
      const all = { count, mark: String(site.console.now()) };
      return { library, acts, asked, reviews, next, all };
    }
    const found = await site.console.reviews.one(asked.review);
    const mayAnswer = mayAct(person.role, acts.get("reviews answer")!.may);
    return {
      library,
      acts,
      asked,
      reviews: found ? [found] : [],
      next: undefined,
      answered: found && mayAnswer ? found : undefined,
      /** What was typed stays, even if it can't be saved. */
      typed: form?.get("text") ?? undefined,
    };
  },

  async action(context, posted) {
    const asked = askedOf(context.site.library, context.url);
    const { reviews } = context.site.console;
    const form = await namingAll(posted, (mark) => reviews.listedAsOf(asked, Number(mark)));
    return await actByForm(context, form);
  },

  Page({ data: { library, acts, asked, reviews, next, all, answered, typed } }) {
    const isOne = asked.review !== undefined;
    const [first] = reviews;
    const canSelect = !isOne && reviews.length > 1;
    return (
      <>
        {isOne ? (
          <p>
            <a className="button quiet" href={path}>
              All reviews
            </a>
          </p>
        ) : (
          <FilterReviews asked={asked} library={library} />
        )}
        <section className="section" aria-labelledby="found">
          <h2 id="found">{isOne ? "One review" : "Newest first"}</h2>
          {first === undefined ? (
            <p>{isOne ? "There's no such review." : "No reviews match."}</p>
          ) : isOne && first.state === "gone" ? (
            <>
              <p>The review is gone. This is what was done to it.</p>
              <ReviewLog of={first.log} />
            </>
          ) : (
            <>
              {canSelect ? (
                <SelectMany
                  shown={reviews.length}
                  all={all}
                  isFiltered={reviewsQuery.on({ ...asked, after: undefined }).length > 0}
                />
              ) : null}
              <ul className={styles.rows}>
                {reviews.map((each) => (
                  <ReviewEntry
                    key={each.id}
                    of={each}
                    library={library}
                    acts={acts}
                    isOpen={isOne}
                    isSelectable={canSelect}
                  />
                ))}
              </ul>
            </>
          )}
        </section>
        {answered ? <AnswerForm of={answered} acts={acts} typed={typed} /> : null}
        <Pager
          next={next && reviewsQuery.address(path, { ...asked, after: next })}
          nextText="Older"
        />
        {canSelect ? (
          <SelectedRows
            acts={acts}
            label="Selected reviews"
            count={all?.count ?? 0}
            offers={[
              { act: "reviews approve" },
              { act: "reviews hide" },
              { act: "reviews restore" },
              { act: "reviews delete" },
            ]}
          />
        ) : null}
      </>
    );
  },
});

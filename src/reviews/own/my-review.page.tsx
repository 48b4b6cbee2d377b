import { addresses } from "../../addresses";
import { reviewPermalink } from "../list/review-address";
import { ReviewItem } from "../list/review-item";
import { formFields, fromForm, toForm } from "../form/form-fields";
import { readReview } from "../read-review";
import { type ReviewedPage, reviewedPage } from "../reviewed-page";
import type { ReviewWording } from "../review-wording.content";
import type { Notice } from "../../platform/forms/form-wording.content";
import { noticeLine } from "../../platform/forms/notice-line";
import { receivePost, storePost } from "../../platform/forms/receive-post";
import { definePage } from "../../platform/render/define-page";
import { privateHeaders } from "../../platform/render/private-headers";
import { fromStore } from "../../platform/render/from-store";
import type { Site } from "../../platform/render/site";
import page from "../../platform/ui/page.module.css";
import type { MyReviewWording } from "./my-review.content";
import type { OwnReview } from "./own-reviews.service";
import { EditReview } from "./edit-review";
import { NoReview } from "./no-review";
import { WithdrawReview } from "./withdraw-review";
import styles from "./my-review.module.css";

const find = (site: Site, key: string) =>
  fromStore("reading a review by its link", () => site.reviews.own.read(key));

/** The page of a subject. One that isn't published now can't take the review's page along. */
const pageOf = ({ library }: Site, subject: string): ReviewedPage =>
  reviewedPage(library, subject) ?? {
    subject,
    name: subject,
    shortName: subject,
    path: addresses.home.path,
    group: "A",
    balls: [],
  };

/** What the form says once a review is stored. */
function successOf({ groups }: ReviewWording, { group, shortName }: ReviewedPage): Notice {
  const { title, text } = groups[group].success;
  return { title, text: text?.replace("{paddle}", () => shortName) };
}

/** What the page says first: of a review that is shown, waits, or was taken down. */
function headingOf({ isHidden, heldBecause }: OwnReview, words: MyReviewWording) {
  const { title, text: lead } = isHidden ? words.hidden : words.held;
  return isHidden || heldBecause !== null ? { title, lead } : words;
}

export default definePage(addresses.myReview, {
  listed: "nowhere",

  query: ["done", "withdraw"],

  /** Looking changes nothing: programs that check links look at them all. */
  async load({ params, url, site }) {
    const own = await find(site, params.key);
    const { myReview: words, wording } = site.library;
    const done = url.searchParams.get("done");
    return {
      own,
      on: own && pageOf(site, own.subject),
      address: addresses.myReview.href(params),
      words,
      wording,
      notice: done === "stored" ? "success" : done === "edited" ? "edited" : undefined,
    };
  },

  /** Two plain forms, told apart by the query: one edits the review, one deletes it. */
  async action(context) {
    const { params, url, site, visitor } = context;
    const address = addresses.myReview.href(params);
    if (url.searchParams.has("withdraw")) {
      const { answer, refusal } = await storePost(site, "withdrawing a review", () =>
        site.reviews.own.withdraw(params.key, visitor),
      );
      if (refusal) return { ...refusal, act: "withdraw" as const };
      const outcome = { kind: answer ? ("withdrawn" as const) : ("gone" as const) };
      return {
        status: answer ? (200 as const) : (404 as const),
        outcome,
        act: "withdraw" as const,
      };
    }
    const own = await find(site, params.key);
    const on = own && pageOf(site, own.subject);
    const ended = await receivePost(context, {
      fields: formFields(on?.group !== "Ball"),
      read: (typed) => readReview(fromForm(typed), on?.balls, site.library.site.name),
      doing: "editing a review",
      store: ({ review }) => site.reviews.own.edit(params.key, review, visitor),
      // What is hidden or gone says so itself.
      location: (result) =>
        result === "edited" || result === "held" || result === "unchanged"
          ? `${address}?done=edited#content`
          : `${address}#content`,
    });
    return "outcome" in ended ? { ...ended, act: "edit" as const } : ended;
  },

  status: ({ own }) => (own ? 200 : 404),

  headers: privateHeaders,

  head: ({ own, words }, { refused }) => ({
    title:
      refused?.outcome.kind === "withdrawn"
        ? words.withdrawn.title
        : own
          ? words.title
          : words.gone.title,
    description: words.description,
  }),

  Page({ data: { own, on, address, words, wording, notice }, refused }) {
    if (refused?.outcome.kind === "withdrawn") return <NoReview words={words} withdrawn />;
    if (!own || !on) return <NoReview words={words} withdrawn={false} />;
    const { isHidden, heldBecause, id, typed } = own;
    const isHeld = heldBecause !== null;
    const { title, lead } = headingOf(own, words);
    return (
      <div className={page.page}>
        <div>
          <h1>{title}</h1>
          <p className={page.lead}>{lead.replace("{name}", () => on.name)}</p>
        </div>
        {notice && !isHidden && !refused ? (
          <p className={styles.notice} role="status">
            {noticeLine(
              notice === "edited" ? words.edited : isHeld ? wording.held : successOf(wording, on),
            )}
          </p>
        ) : null}
        {isHidden ? null : (
          <ul className={styles.card}>
            <ReviewItem review={own.shown} wording={wording} />
          </ul>
        )}
        <p className={styles.links}>
          {isHidden || isHeld ? null : (
            <a className="button" href={reviewPermalink(on.path, id)}>
              {words.see}
            </a>
          )}
          <a href={on.path}>{words.back.replace("{name}", () => on.name)}</a>
          {notice === "success" && !refused ? (
            <a href={`${on.path}#write-a-review`}>{wording.own.another}</a>
          ) : null}
        </p>
        <p className={styles.private}>{words.private}</p>
        {isHidden ? null : (
          <EditReview
            address={address}
            on={on}
            words={words}
            wording={wording}
            outcome={refused?.act === "edit" ? refused.outcome : { kind: "none" }}
            typed={refused?.act === "edit" ? refused.typed : toForm(typed)}
          />
        )}
        <WithdrawReview
          address={address}
          words={words.withdraw}
          outcome={refused?.act === "withdraw" ? refused.outcome : undefined}
        />
      </div>
    );
  },
});

import "../../../platform/styles/forms.css";
import { Honeypot } from "../../../platform/forms/honeypot.tsx";
import { noticeLine, noticeOf, type Outcome } from "../../../platform/forms/outcome.ts";
import type { Notice } from "../../../platform/forms/form-wording.content.ts";
import { Withdraw } from "../../contributions/private-page.tsx";
import page from "../../../platform/ui/page.module.css";
import { readForm, receivePost, storePost } from "../../../platform/forms/receive-post.ts";
import { definePage } from "../../../platform/render/define-route.tsx";
import { privateHeaders, type RequestContext, stored } from "../../../platform/render/route.ts";
import { fromStore } from "../../../platform/render/from-store.ts";
import type { Site } from "../../../platform/render/site.ts";
import { fill } from "../../../platform/text/fill.ts";
import { canAskUntil } from "../aged/aged.ts";
import { promptsFor, ReviewFields } from "../form/review-fields.tsx";
import { formFields, fromForm, toForm, type TypedForm } from "../form/form-fields.ts";
import type { ReviewProblems } from "../review.ts";
import { type ReviewedPage, reviewedPage } from "../reviewed-page.ts";
import type { ReviewWording } from "../review-wording.content.ts";
import type { MyReviewWording } from "./my-review.content.ts";
import { addresses } from "../../../addresses.ts";
import { reviewPermalink } from "../list/review-address.ts";
import { ReviewItem } from "../list/review-item.tsx";
import { readReview } from "../read-review.ts";
import { OwnPhotos } from "../photos/own-photos.tsx";
import styles from "./my-review.module.css";

interface EditReviewProps {
  address: string;
  on: ReviewedPage;
  words: MyReviewWording;
  wording: ReviewWording;
  outcome: Outcome<ReviewProblems>;
  typed: TypedForm;
}

/** The form that edits a review: a plain one that needs no script. */
export function EditReview({ address, on, words, wording, outcome, typed }: EditReviewProps) {
  const problems = outcome.kind === "invalid" ? outcome.problems : {};
  const { formTitle, formNote, save, checkFields, failure } = words;
  return (
    <form
      id="edit"
      className={`stack gap-4 part up-to-40 ${styles.form}`}
      method="post"
      action={`${address}#edit`}
    >
      <h2>{formTitle}</h2>
      <p>{formNote}</p>
      <ReviewFields
        group={wording.groups[on.group]}
        wording={wording}
        stoodOut={on.group === "Ball" ? undefined : wording.stoodOut}
        balls={on.balls}
        versions={on.versions}
        typed={typed}
        problems={problems}
        prompts={promptsFor(on.group, wording)}
        button={<button type="submit">{save}</button>}
        outcome={
          <p className="outcome" role="status">
            {noticeLine(noticeOf(outcome, { checkFields, failure }))}
          </p>
        }
      />
      <Honeypot />
    </form>
  );
}

interface NoReviewProps {
  words: MyReviewWording;
  withdrawn: boolean;
}

/** The message of a private link that leads to no review. */
export function NoReview({ words: { withdrawn: done, gone }, withdrawn }: NoReviewProps) {
  const { title, text } = withdrawn ? done : gone;
  return (
    <div className={page.page}>
      <div>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </div>
      {withdrawn ? null : (
        <ul className={`measure ${styles.reasons}`}>
          {gone.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p>
        <a className="button" href={addresses.paddleReviews.path}>
          {gone.link}
        </a>
      </p>
    </div>
  );
}

const find = (site: Site, key: string) =>
  fromStore("reading a review by its link", () => site.reviews.own.read(key));

/** The page of a subject. Without a published subject, the review's page still works. */
const pageOf = ({ library }: Site, subject: string): ReviewedPage =>
  reviewedPage(library, subject) ?? {
    subject,
    name: subject,
    shortName: subject,
    path: addresses.home.path,
    group: "A",
    balls: [],
    versions: [],
  };

/** The form's message once a review is stored. */
function successOf({ groups }: ReviewWording, { group, shortName }: ReviewedPage): Notice {
  const { title, text } = groups[group].success;
  return { title, text: text && fill(text, { paddle: shortName }) };
}

/** What's said of photos that weren't all taken. */
const photosNotice = (outcome: { kind: string; notice?: Notice }, { photos }: MyReviewWording) =>
  outcome.notice ?? photos.failure;

/** The page's first line: for a visible, held or hidden review. */
function headingOf(
  { isHidden, heldBecause }: { isHidden: boolean; heldBecause: string | null },
  words: MyReviewWording,
) {
  const { title, text: lead } = isHidden ? words.hidden : words.held;
  return isHidden || heldBecause !== null ? { title, lead } : words;
}

type Posted = RequestContext<typeof addresses.myReview.path>;

/** Takes photos: those of a plain form, or one that a script sends. */
async function addPhotos({ params, request, site, visitor }: Posted) {
  const address = addresses.myReview.href(params);
  const { answer, refusal } = await storePost(site, "storing photos", async () => ({
    sent: await site.photos.add(params.key, request, visitor),
  }));
  if (refusal) return { ...refusal, act: "photos" as const };
  const { sent } = answer;
  if (!sent)
    return { status: 404 as const, outcome: { kind: "gone" as const }, act: "photos" as const };
  if (sent.refused === "")
    return stored(`${address}?done=${sent.isHeld ? "waiting" : "photos"}#photos`, sent);
  const outcome = { kind: "rejected" as const, notice: { title: sent.refused } };
  return { status: 422 as const, outcome, act: "photos" as const };
}

async function removePhoto({ params, request, site, visitor }: Posted) {
  const id = (await readForm(request)).get("photo") ?? "";
  const { answer, refusal } = await storePost(site, "removing a photo", () =>
    site.photos.remove(params.key, id, visitor),
  );
  if (refusal) return { ...refusal, act: "photos" as const };
  // Sent twice, it's gone by the second time.
  return stored(`${addresses.myReview.href(params)}?done=removed#photos`, answer);
}

export default definePage(addresses.myReview, {
  listed: "nowhere",

  query: ["done", "withdraw", "photos", "remove"],

  /** A GET changes nothing: link scanners follow every link. */
  async load({ params, url, site }) {
    const own = await find(site, params.key);
    const { myReview: words, wording } = site.library;
    const done = url.searchParams.get("done");
    const photos = own
      ? await fromStore("reading a review's photos", () => site.photos.of(own.id))
      : [];
    return {
      own,
      photos,
      on: own && pageOf(site, own.subject),
      address: addresses.myReview.href(params),
      key: params.key,
      words,
      wording,
      // Only about paddles, and while both questions can still be asked.
      canAsk:
        own !== undefined &&
        site.library.paddle(own.subject) !== undefined &&
        Date.parse(site.today()) <= own.writtenAt + canAskUntil,
      notice: done === "stored" ? "success" : done === "edited" ? "edited" : undefined,
      ofPhotos:
        done === "photos"
          ? words.photos.stored
          : done === "waiting"
            ? words.photos.waiting
            : done === "removed"
              ? words.photos.removed
              : undefined,
    };
  },

  /** Plain forms, told apart by the query: they edit the review, delete it, add photos and remove one. */
  async action(context) {
    const { params, url, site, visitor } = context;
    const address = addresses.myReview.href(params);
    if (url.searchParams.has("photos")) return await addPhotos(context);
    if (url.searchParams.has("remove")) return await removePhoto(context);
    if (url.searchParams.has("withdraw")) {
      const { answer, refusal } = await storePost(site, "withdrawing a review", () =>
        site.photos.withdrawWithReview(params.key, visitor),
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
      read: (typed) => readReview(fromForm(typed), on?.balls, site.library.site.name, on?.versions),
      doing: "editing a review",
      store: ({ review }) => site.reviews.own.edit(params.key, review, visitor),
      // A hidden or deleted review has its own message.
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

  Page({ data, refused }) {
    const { own, photos, on, address, key, words, wording, notice, ofPhotos, canAsk } = data;
    if (refused?.outcome.kind === "withdrawn") return <NoReview words={words} withdrawn />;
    if (!own || !on) return <NoReview words={words} withdrawn={false} />;
    const { isHidden, heldBecause, id, typed } = own;
    const isHeld = heldBecause !== null;
    const { title, lead } = headingOf(own, words);
    return (
      <div className={page.page}>
        <div>
          <h1>{title}</h1>
          <p className="lead">{fill(lead, { name: on.name })}</p>
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
        <p className="row middle gap-3 wide-6">
          {isHidden || isHeld ? null : (
            <a className="button" href={reviewPermalink(on.path, id)}>
              {words.see}
            </a>
          )}
          {isHidden || !canAsk ? null : (
            <a href={addresses.askHowItAges.href({ key })} rel="nofollow">
              {wording.own.ask}
            </a>
          )}
          <a href={on.path}>{fill(words.back, { name: on.name })}</a>
          {notice === "success" && !refused ? (
            <a href={`${on.path}#write-a-review`}>{wording.own.another}</a>
          ) : null}
          {on.group === "Ball" || isHidden ? null : (
            <a href={addresses.alert.href({ alert: "questions", slug: on.subject })}>
              {wording.own.questions}
            </a>
          )}
        </p>
        <p className="muted measure">{words.private}</p>
        {isHidden ? null : (
          <OwnPhotos
            address={address}
            photos={photos}
            words={words.photos}
            notice={refused?.act === "photos" ? photosNotice(refused.outcome, words) : ofPhotos}
          />
        )}
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
        <Withdraw
          address={`${address}?withdraw`}
          words={words.withdraw}
          outcome={refused?.act === "withdraw" ? refused.outcome : undefined}
        />
      </div>
    );
  },
});

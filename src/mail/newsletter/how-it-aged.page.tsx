import { addresses } from "../../addresses.ts";
import { readPosted, storePost } from "../../platform/forms/receive-post.ts";
import { logFailure } from "../../platform/log.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import type { Site } from "../../platform/render/site.ts";
import {
  againAnswers,
  agedAnswers,
  type AgedMonths,
  readAgainAnswer,
  readAgedAnswer,
  readAgedMonths,
} from "../../site/reviews/aged/aged.ts";
import { reviewPermalink } from "../../site/reviews/list/review-address.ts";
import { readToken } from "./newsletter.ts";
import { linkResponse, TokenPage, tokenPage } from "./token-page.tsx";
import styles from "./unsubscribe.module.css";
import { fill } from "../../platform/text/fill.ts";

type Kind = Parameters<typeof linkResponse>[0];

/** The page in one of its states, about the review of a key. */
async function answerAs(kind: Exclude<Kind, "deleted">, site: Site, key = "", months?: AgedMonths) {
  const words = site.library.newsletterPages.aged;
  const found = months === undefined ? undefined : await site.aged.find(key, months);
  const paddle = found && site.library.paddle(found.subject);
  if (!paddle) return { ...linkResponse("gone", words), months, review: undefined, again: false };
  const named = (text: string) => fill(text, { name: paddle.name });
  const { title, text } = words;
  return {
    ...linkResponse(kind, { ...words, title: named(title), text: named(text) }, key),
    months,
    review: reviewPermalink(addresses.paddle.href(paddle), found.id),
    /** Whether to ask if they'd buy it again. */
    again: kind === "done" && found.aged?.again === null,
  };
}

/** What the page shows if the store can't be reached. */
const failedAs = (site: Site, key: string, months: AgedMonths | undefined) => ({
  ...linkResponse("failed", site.library.newsletterPages.aged, key),
  months,
  review: undefined,
  again: false,
});

/** Where a reviewer says how their paddle aged, with one tap. Behind a link in an email, whose key stays out of logs. */
export default definePage(addresses.aged, {
  ...tokenPage,

  query: ["key", "after"],

  /** A GET stores nothing: link scanners follow every link. */
  async load({ url: { searchParams }, site }) {
    const key = readToken(searchParams, "key");
    const months = readAgedMonths(searchParams.get("after"));
    try {
      return await answerAs("ready", site, key, key === undefined ? undefined : months);
    } catch (error) {
      logFailure("looking up whom to ask how a paddle aged", error);
      return failedAs(site, key ?? "", months);
    }
  },

  /** A button: an answer, or whether they'd buy it again. A second click changes the answer. */
  async action({ request, site }) {
    const posted = await readPosted(request, ["key", "after", "aged", "again"]);
    const key = readToken(new URLSearchParams({ key: posted.key }), "key");
    const months = readAgedMonths(posted.after);
    const given = { answer: readAgedAnswer(posted.aged), again: readAgainAnswer(posted.again) };
    if (key === undefined || months === undefined) return await answerAs("gone", site);
    const isAnswer = given.answer !== undefined || given.again !== undefined;
    const { answer, refusal } = await storePost(site, "storing how a paddle aged", async () => {
      if (isAnswer) await site.aged.answer(key, months, given);
      return await answerAs(isAnswer ? "done" : "ready", site, key, months);
    });
    return refusal ? failedAs(site, key, months) : answer;
  },

  Page({ data, refused }) {
    const { outcome, token, words, shown, months, review, again } = refused ?? data;
    const asks = outcome.kind === "ready" || outcome.kind === "failed";
    const hidden = (
      <>
        <input type="hidden" name="key" value={token} />
        <input type="hidden" name="after" value={months} />
      </>
    );
    return (
      <TokenPage words={shown}>
        {asks ? (
          <form className="stack top gap-3" method="post" action={addresses.aged.path}>
            {hidden}
            {agedAnswers.map((answer) => (
              <button
                key={answer}
                type="submit"
                name="aged"
                value={answer}
                className={answer === "playing" ? undefined : "quiet"}
              >
                {words.answers[answer]}
              </button>
            ))}
          </form>
        ) : null}
        {again ? (
          <form className={styles.second} method="post" action={addresses.aged.path}>
            {hidden}
            <p>{words.again.question}</p>
            <p className="row gap-3">
              {againAnswers.map((answer) => (
                <button key={answer} type="submit" name="again" value={answer} className="quiet">
                  {words.again[answer]}
                </button>
              ))}
            </p>
          </form>
        ) : null}
        {outcome.kind === "done" && review ? (
          <p>
            <a href={review}>{words.review}</a>
          </p>
        ) : null}
      </TokenPage>
    );
  },
});

import { addresses } from "../../addresses.ts";
import type { Site } from "../../platform/render/site.ts";
import { ActForm } from "../act-form.tsx";
import type { ConsoleReview } from "./moderation.service.ts";

/** The link from a list to a review's own page, where owners answer it. */
export function OwnPageLink({ of: { id, state }, named }: { of: ConsoleReview; named: string }) {
  if (state === "sample" || state === "gone") return null;
  return (
    <p className="small">
      <a className="tap" href={`${addresses.consoleReviews.path}?review=${id}`}>
        Its own page<span className="unseen">: {named}</span>
      </a>
    </p>
  );
}

interface AnswerFormProps {
  of: ConsoleReview;
  acts: Site["console"]["acts"];
  /** What was typed, if it couldn't be saved. */
  typed: string | undefined;
}

/** The owner's form for the public answer to a player's review, with the answer there is. */
export function AnswerForm({ of: { id, version, review }, acts, typed }: AnswerFormProps) {
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

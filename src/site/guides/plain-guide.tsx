import { Fragment } from "react";
import { addresses } from "../../addresses.ts";
import type { FullGuide } from "./guide.content.ts";
import { surfaceText } from "../paddles/paddle-facts.ts";
import { priceText } from "../../platform/text/money.ts";
import { figureText } from "../../platform/text/units.ts";
import { bareValue, derived, markedText } from "../../platform/text/sample.ts";
import { toOneDecimal } from "../reviews/ratings/ratings.ts";
import { PlainPhrases } from "../../platform/ui/marked-text.tsx";
import { GuideFacts, GuideTableNote, type RankedPaddle } from "./guide-entry.tsx";
import { guideInShort, roleOf } from "./listed-guides.ts";
import { communityReviewsText } from "./guide.ts";

interface PlainGuideProps {
  guide: FullGuide;
  entries: readonly RankedPaddle[];
  /** The first line of a guide with sample community figures. */
  sampleNote: string | undefined;
}

/** A guide for feed readers: all its words and figures, in markup that needs no styles. */
export function PlainGuide({ guide, entries, sampleNote }: PlainGuideProps) {
  return (
    <>
      {sampleNote ? <p>{sampleNote}</p> : null}
      <PlainPhrases
        title="In short"
        phrases={guideInShort(entries, guide.ratedFor).map(
          ({ label, paddle, phrase }) => `${label}: ${paddle.name}. ${phrase}`,
        )}
      />
      <h2>At a glance</h2>
      <GuideFacts guide={guide} entries={entries} />
      <GuideTableNote entries={entries} />
      <div dangerouslySetInnerHTML={{ __html: guide.html }} />
      <h2>The {entries.length} paddles, ranked</h2>
      {entries.map((entry, index) => (
        <Entry
          key={entry.paddle.slug}
          entry={entry}
          rank={index + 1}
          role={roleOf(entry, entries)}
          guide={guide}
        />
      ))}
      <PlainPhrases title={guide.tips.heading} phrases={guide.tips.items} />
      {guide.surfaceTypes ? (
        <>
          <h2>Surface types</h2>
          {guide.surfaceTypes.map(({ name, text }) => (
            <p key={name}>
              <strong>{name}:</strong> {text}
            </p>
          ))}
        </>
      ) : null}
      <h2>Final recommendation</h2>
      <p>{guide.finalRecommendation}</p>
      {guide.whyFirst ? <p>{guide.whyFirst}</p> : null}
    </>
  );
}

interface EntryProps {
  entry: RankedPaddle;
  rank: number;
  role: string | undefined;
  guide: FullGuide;
}

function Entry({ entry, rank, role, guide }: EntryProps) {
  const { paddle, rating, reviews, pros, cons, description, communityNote } = entry;
  const facts = [
    priceText(paddle.listPriceCents),
    ...(guide.shownFacts.includes("weight") ? [figureText(paddle.weightOz, "oz", "us")] : []),
    ...(guide.shownFacts.includes("surface") ? [surfaceText(paddle)] : []),
  ];
  return (
    <Fragment>
      <h3>
        {rank}. <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
        {rank === 1 && guide.badge ? `: ${guide.badge}` : null}
      </h3>
      {role ? <p>{role}</p> : null}
      <p>
        {rating === undefined
          ? null
          : `${markedText(derived(rating, (score) => `${toOneDecimal(score)} out of 5 ${guide.ratedFor}`))}, `}
        {reviews === undefined ? null : `${markedText(derived(reviews, communityReviewsText))} · `}
        {facts.join(" · ")}
      </p>
      <p>{description}</p>
      <PlainPhrases title="Pros" phrases={pros} />
      <PlainPhrases title="Cons" phrases={cons} />
      {communityNote === undefined ? null : (
        <p>
          <strong>{markedText(derived(communityNote, () => "Community note"))}:</strong>{" "}
          {bareValue(communityNote)}
        </p>
      )}
    </Fragment>
  );
}

import { Fragment, type ReactNode } from "react";
import type { PartName } from "./article-parts.ts";
import { bareValue, derived, markedText } from "../../platform/text/sample.ts";
import { toOneDecimal } from "../reviews/ratings/ratings.ts";
import { PlainPhrases } from "../../platform/ui/marked-text.tsx";
import { ArticlePart, BallFactsTable, type PartLooks, SampleLine } from "./article-part.tsx";
import { type ArticleView, votesText } from "./article-view.ts";
import type { Figure } from "./bar-figure.tsx";
import { Unconfirmed, UnsureLegend } from "../../platform/ui/unsure-mark.tsx";
import type { Ball } from "../balls/ball.content.ts";
import { Fact } from "../balls/ball-fact.tsx";

/** An article for feed readers: all its words and figures, in markup that needs no styles. */
export function PlainBallTest({ article }: { article: ArticleView }) {
  return (
    <>
      {article.sample ? (
        <p>
          <SampleLine />
        </p>
      ) : null}
      <p>{article.description}</p>
      <PlainPhrases title="In short" phrases={article.inShort} />
      {article.pieces.map((piece, index) =>
        "part" in piece ? (
          <ArticlePart
            key={index}
            name={piece.part as PartName}
            article={article}
            looks={plainLooks}
          />
        ) : (
          <div key={index} dangerouslySetInnerHTML={{ __html: piece.html }} />
        ),
      )}
      <h2>The verdict</h2>
      <p>{article.verdict}</p>
    </>
  );
}

function Facts({ of }: { of: readonly (readonly [string, ReactNode])[] }) {
  return (
    <ul>
      {of.map(([label, value]) => (
        <li key={label}>
          <strong>{label}:</strong> {value}
        </li>
      ))}
    </ul>
  );
}

function Bars({ title, bars }: Figure) {
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <Facts
        of={bars.map(({ label, text, isUnsure }) => [
          label,
          <>
            {markedText(text)}
            {isUnsure ? <Unconfirmed /> : null}
          </>,
        ])}
      />
    </>
  );
}

function Rating({ rating }: Pick<Ball, "rating">) {
  if (rating === null) return null;
  return <p>{markedText(derived(rating, (stars) => `${toOneDecimal(stars)} out of 5 stars`))}</p>;
}

function Quote({ quote }: { quote: ArticleView["awards"][number]["quote"] }) {
  if (!quote) return null;
  return (
    <blockquote>
      <p>
        "{bareValue(quote).text}" {markedText(derived(quote, ({ firstName }) => firstName))}
      </p>
    </blockquote>
  );
}

function Entries({ article }: { article: ArticleView }) {
  const entries = article.balls.map((entry) => (
    <Fragment key={entry.ball.slug}>
      <h3>{entry.ball.name}</h3>
      <Rating rating={entry.ball.rating} />
      <Quote quote={entry.quote} />
      <p>
        <strong>Best for:</strong> {entry.bestFor}
      </p>
      <PlainPhrases title="Pros" phrases={entry.pros} />
      <PlainPhrases title="Cons" phrases={entry.cons} />
    </Fragment>
  ));
  return (
    <>
      <BallFactsTable article={article} />
      {entries}
      <Legend />
    </>
  );
}

function Awards({ article: { awards } }: { article: ArticleView }) {
  const entries = awards.map(({ ball, category, votes, priceRange, strengths, quote }, index) => (
    <Fragment key={ball.slug}>
      <h3>
        {votes === undefined ? null : `#${markedText(derived(votes, () => index + 1))} `}
        {ball.name}: {category}
      </h3>
      <Rating rating={ball.rating} />
      <p>
        {votes === undefined ? null : `${markedText(derived(votes, votesText))} · `}
        <Fact ball={ball} fact="pricePerBallCents" text={priceRange} />
      </p>
      <PlainPhrases title="Strengths" phrases={strengths} />
      <Quote quote={quote} />
    </Fragment>
  ));
  return (
    <>
      {entries}
      <Legend />
    </>
  );
}

const Legend = () => (
  <p>
    <UnsureLegend />
  </p>
);

const plainLooks: PartLooks = {
  Figures: Facts,
  Balls: Entries,
  Awards,
  Champions: ({ article }) => (
    <Facts of={article.champions.map(({ title, ball, why }) => [title, `${ball.name}. ${why}`])} />
  ),
  Bars,
};

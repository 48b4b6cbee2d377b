import { Cases } from "./cases.tsx";
import type { Product, Score } from "./facts.ts";

export function HowItPlays({ play }: Pick<Product, "play">) {
  const { scores } = play;
  return (
    <section className="play" aria-labelledby="how-it-plays">
      <h2 id="how-it-plays">{play.title}</h2>
      <div className="scores">
        <h3>{scores.title}</h3>
        {scores.rows.map((score) => (
          <ScoreRow key={score.name} {...score} />
        ))}
        <p className="note">
          {scores.note.text} <a href={scores.note.link.href!}>{scores.note.link.text}</a>
        </p>
      </div>
      <p className="said">{play.text}</p>
      <div className="reputation">
        <Cases cases={play.reputation} heading="h3" />
      </div>
      <p className="note">
        Updated <time dateTime={play.updated.value}>{play.updated.text}</time>
      </p>
    </section>
  );
}

function ScoreRow({ name, bar, middle, place, reason }: Score) {
  return (
    <div className="score">
      <span>{name}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 5H100" />
        <path d={`M0 5H${bar}`} />
        <path d={`M${middle} 0V10`} />
      </svg>
      <strong>{place}</strong>
      {reason ? <p data-mark={reason.mark}>{reason.text}</p> : null}
    </div>
  );
}

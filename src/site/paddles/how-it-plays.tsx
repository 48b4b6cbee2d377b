import { addressWith } from "../../platform/query.ts";
import { useSiteFacts } from "../../platform/render/site-facts.ts";
import { MarkedText, Phrases } from "../../platform/ui/marked-text.tsx";
import { longDate } from "../../platform/text/dates.ts";
import { CachedMarkup } from "../../platform/ui/cached-markup.tsx";
import { fill } from "../../platform/text/fill.ts";
import { addresses } from "../../addresses.ts";
import { themeNames } from "../reviews/themes/themes.ts";
import type { PaddlePageWording } from "./paddle-page.content.ts";
import type { UseScore } from "./profile.ts";
import { lexicon } from "./reasons.ts";
import { levelsNamed, pageWords, placeInWords, say } from "./say.ts";
import { isConfirmedPaddle, versionsOf, votesOn } from "./paddle-facts.ts";
import type { AnyPaddle, Paddle } from "./paddle.content.ts";
import { inTenths, levelGroups, type Met } from "./votes.ts";
import scoreBars from "./score-bars.module.css";
import verdictStyles from "./verdict.module.css";
import styles from "./how-it-plays.module.css";

interface ScoreBarsProps {
  scores: readonly UseScore[];
  words: PaddlePageWording["scores"];
}

/** A paddle's scores by use: a bar against the catalog for each, and a reason. */
export function ScoreBars({ scores, words }: ScoreBarsProps) {
  const count = Math.max(...scores.map(({ among }) => among?.of ?? 0));
  if (count === 0) return <p>{words.none}</p>;
  return (
    <div className={scoreBars.scores}>
      <h3>{words.title}</h3>
      {scores.map((score) => (
        <Score key={score.use} score={score} words={words} />
      ))}
      <p className="screen">
        {fill(words.note, { count })} {words.middle}{" "}
        <a href={`${addresses.howItWorks.path}#on-scores-by-use`}>{words.how}</a>{" "}
        <a href={addresses.powerAndControl.path}>{words.picture}</a>
      </p>
    </div>
  );
}

function Score({ score, words }: { score: UseScore; words: ScoreBarsProps["words"] }) {
  const { use, among, reason, unknown } = score;
  const name = <span>{themeNames[use]}</span>;
  if (!among)
    return (
      <p className={`muted ${scoreBars.row}`}>
        {name}
        <span>
          {fill(words.unknown, { facts: unknown.map((fact) => lexicon[fact].noun).join(", ") })}
        </span>
      </p>
    );
  return (
    <div className={scoreBars.row}>
      {name}
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 5H100" />
        {/* Even the lowest score gets a visible bar. */}
        <path d={`M0 5H${Math.max(2, Math.round(among.place * 100))}`} />
        <path d={`M${Math.round(among.middle * 100)} 0V10`} />
      </svg>
      <strong>{placeInWords(use, among)}</strong>
      {reason ? (
        <p className="screen" data-mark={reason.isFor ? "+" : "−"}>
          <MarkedText text={say(reason, "sentence")} />
        </p>
      ) : null}
    </div>
  );
}

/**
 * The answer on a paddle's page: what it's like in a line or two, who should buy it and who shouldn't. For an
 * unconfirmed paddle, it says so, and what others say about it.
 */
export function Verdict({ paddle }: { paddle: Paddle }) {
  if (!isConfirmedPaddle(paddle)) return <NoVerdict paddle={paddle} />;
  return (
    <section id="who-it-is-for" className={verdictStyles.verdict} aria-label="Who it's for">
      <p>{paddle.excerpt}</p>
      <Side title={pageWords.buyIf.title} of={paddle.buyIf} mark="+" />
      <Side title={pageWords.skipIf.title} of={paddle.skipIf} mark="−" />
    </section>
  );
}

function NoVerdict({ paddle }: { paddle: Paddle }) {
  const { unconfirmed } = useSiteFacts();
  const { name, category } = paddle;
  return (
    <section id="who-it-is-for" className={verdictStyles.verdict} aria-label="Who it's for">
      <p>
        {fill(unconfirmed.page, { name })}{" "}
        <a href={addressWith(addresses.paddleFinder.path, new URLSearchParams({ category }))}>
          {fill(unconfirmed.link, { category: category.toLowerCase() })}
        </a>
      </p>
      <Reputation paddle={paddle} />
    </section>
  );
}

interface ReputationProps {
  paddle: AnyPaddle;
  as?: "h2" | "h3";
}

export function Reputation({ paddle: { knownFor, criticisedFor }, as }: ReputationProps) {
  return (
    <>
      <Side title={pageWords.knownFor.title} of={knownFor} mark="+" as={as} />
      <Side title={pageWords.criticisedFor.title} of={criticisedFor} mark="−" as={as} />
    </>
  );
}

interface SideProps {
  title: string;
  of: readonly string[];
  mark: string;
  as?: "h2" | "h3" | undefined;
}

function Side({ title, of, mark, as: Heading = "h2" }: SideProps) {
  if (of.length === 0) return null;
  return (
    <div className={verdictStyles.side}>
      <Heading>{title}</Heading>
      <Phrases of={of} mark={mark} />
    </div>
  );
}

interface HowItPlaysProps {
  paddle: AnyPaddle;
  scores: readonly UseScore[];
  words: PaddlePageWording;
}

/** How a paddle plays: its scores. For an unconfirmed paddle, what we know about it, then them. */
export function HowItPlays({ paddle, scores, words }: HowItPlaysProps) {
  return (
    <CachedMarkup
      as="section"
      frame={{
        className: `stack gap-4 wide-8 ${styles.section}`,
        "aria-labelledby": "how-it-plays",
      }}
      inside={Plays}
      props={{ paddle, scores, words }}
    />
  );
}

function Plays({ paddle, scores, words }: HowItPlaysProps) {
  const isConfirmed = isConfirmedPaddle(paddle);
  return (
    <>
      <h2 id="how-it-plays">{isConfirmed ? words.plays : words.known}</h2>
      {isConfirmed ? null : <OurWords paddle={paddle} />}
      <ScoreBars scores={scores} words={words.scores} />
      <KeptOf paddle={paddle} words={words.votes} />
    </>
  );
}

interface KeptOfProps {
  paddle: AnyPaddle;
  words: PaddlePageWording["votes"];
}

/** How often players who tried a paddle beside another kept it, of all levels and of each, by version, if enough did. */
export function KeptOf({ paddle, words }: KeptOfProps) {
  const said = versionsOf(paddle).flatMap((sold) => {
    const on = votesOn(sold);
    if (on?.met.keep === undefined) return [];
    const name = sold.version?.name ?? "";
    const saidBy = (text: string, { kept, votes, expected }: Met, level = "") =>
      fill(text, { name, level, kept, votes, ...inTenths(expected) });
    return [
      saidBy(name === "" ? words.kept : words.keptVersion, on.met.keep),
      saidBy(words.expected, on.met.keep),
      ...levelGroups.flatMap((group) => {
        const met = on.near[group];
        return met === undefined ? [] : saidBy(words.near, met, levelsNamed[group]);
      }),
    ];
  });
  if (said.length === 0) return null;
  return (
    <p className="measure">
      {said.join(" ")} <a href={`${addresses.howItWorks.path}#on-side-by-side`}>{words.limits}</a>
    </p>
  );
}

/** What we say about a paddle, and what it's known and criticized for. */
export function AboutPaddle({ paddle, words }: Pick<HowItPlaysProps, "paddle" | "words">) {
  return (
    <section className={`stack gap-4 wide-8 ${styles.section}`} aria-labelledby="about-it">
      <h2 id="about-it">{words.about}</h2>
      <OurWords paddle={paddle} />
      <div className={`stack gap-4 wide-8 ${styles.reputation}`}>
        <Reputation paddle={paddle} as="h3" />
      </div>
    </section>
  );
}

function OurWords({ paddle: { intro, updated } }: Pick<HowItPlaysProps, "paddle">) {
  return (
    <>
      <p className="measure">{intro}</p>
      {updated ? (
        <p className="small muted">
          Updated <time dateTime={updated}>{longDate(Date.parse(updated))}</time>
        </p>
      ) : null}
    </>
  );
}

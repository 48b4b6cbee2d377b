import type { ReactNode } from "react";
import { mayAct } from "../../platform/acts.ts";
import type { Site } from "../../platform/render/site.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import page from "../../platform/ui/page.module.css";
import { addresses } from "../../addresses.ts";
import { type FigureName, figures, type WeekFigures } from "../figures/figures.ts";
import type { Library } from "../../library/library.ts";
import { kindNames, publicKinds } from "../../site/kinds/kinds.ts";
import { listed } from "../../platform/text/grammar.ts";
import { Stars } from "../../site/reviews/ratings/stars.tsx";
import { reviewedPage } from "../../site/reviews/reviewed-page.ts";
import { ConsoleTime } from "./console-time.tsx";
import { ActForm } from "./act-form.tsx";
import { actByForm, defineConsolePage, questionsIn } from "./define-console-page.tsx";
import { targetLink } from "./listings.service.ts";
import { WeekBars } from "./week-bars.tsx";
import styles from "./home.module.css";

type Examined = Awaited<ReturnType<Site["doctor"]["examine"]>>;
type Finding = Examined["others"][number];
type Steps = Examined["steps"];
type Gaps = Awaited<ReturnType<Site["console"]["content"]["count"]>>;

/** How many weeks the bars show. */
const weeksShown = 8;
const newestShown = 5;
/** How many acts are offered to be undone. */
const undoableShown = 5;

export default defineConsolePage(addresses.console, {
  access: "signed in",
  title: "Home",

  async load({ site, person, request, remote }) {
    const isOwner = mayAct(person.role, "owner");
    const isEditor = mayAct(person.role, "editor");
    const gaps = isEditor ? await site.console.content.count() : undefined;
    const failedPlans = isEditor ? await site.console.countFailedPlans() : 0;
    const undoable = await site.console.undoable(person, undoableShown);
    const done = { undoable, acts: site.console.acts, say: site.console.sayAct, by: person.name };
    if (!mayAct(person.role, "moderator")) return { gaps, failedPlans, done };
    const [{ held, reports, photos, failedMail }, counts, asked, messages, weeks, newest] =
      await Promise.all([
        site.figures.waiting(),
        site.console.countWaiting(),
        isEditor ? site.console.asked.count() : { paddles: 0, corrections: 0 },
        isOwner ? site.console.countUnanswered() : 0,
        site.figures.byWeek(weeksShown),
        site.console.reviews.newest(newestShown),
      ]);
    return {
      gaps,
      failedPlans,
      done,
      players: {
        library: site.library,
        waiting: {
          held,
          reports,
          photos,
          questions: questionsIn(counts),
          messages,
          ...asked,
          failedMail: isOwner ? failedMail : 0,
        },
        weeks,
        newest,
      },
      newVersion: isOwner ? (site.machine.state().available?.version ?? undefined) : undefined,
      examined: isOwner ? await site.doctor.examine({ request, remote, failedMail }) : undefined,
    };
  },

  action: actByForm,

  Page({ data: { gaps, failedPlans, done, players, examined, newVersion } }) {
    const isLive = examined?.steps.every(({ remedy }) => remedy === undefined) ?? true;
    const beside = (
      <>
        <DoneLast {...done} />
        {examined ? <StateOfTheMachine of={examined} newVersion={newVersion} /> : null}
        {gaps ? <ContentGaps gaps={gaps} /> : null}
      </>
    );
    if (!players)
      return (
        <div className={styles.home}>
          {failedPlans > 0 ? <WhatWaits waiting={{ failedPlans }} /> : null}
          {beside}
        </div>
      );
    const { library, waiting, weeks, newest } = players;
    return (
      <div className={styles.home}>
        <WhatWaits waiting={{ failedPlans, ...waiting }} />
        {examined && !isLive ? <GoingLive steps={examined.steps} /> : null}
        <Weeks weeks={weeks} names={examined ? forOwners : forModerators} />
        <div className={page.halves}>
          <NewestReviews reviews={newest} library={library} />
          <div className={styles.home}>{beside}</div>
        </div>
        {examined && isLive ? (
          <details>
            <summary>What it took to go live</summary>
            <StepList steps={examined.steps} />
          </details>
        ) : null}
      </div>
    );
  },
});

const queue = addresses.consoleQueue.path;

/** What may wait, in the order in which it should be looked at. */
const kinds = {
  failedPlans: {
    path: `${addresses.consoleContent.path}?state=failed`,
    one: "draft that wasn't published as planned",
    many: "drafts that weren't published as planned",
  },
  reports: { path: queue, one: "report of a review", many: "reports of reviews" },
  held: { path: queue, one: "held review", many: "held reviews" },
  photos: {
    path: addresses.consolePhotos.path,
    one: "photo to look at",
    many: "photos to look at",
  },
  questions: {
    path: addresses.consoleQuestions.path,
    one: `${listed(
      publicKinds.map(({ noun }) => noun),
      "or",
    )} to read`,
    many: `${kindNames(publicKinds)} to read`,
  },
  messages: {
    path: addresses.consoleMessages.path,
    one: "unanswered message",
    many: "unanswered messages",
  },
  paddles: {
    path: addresses.consoleRequests.path,
    one: "paddle that visitors miss",
    many: "paddles that visitors miss",
  },
  corrections: {
    path: `${addresses.consoleRequests.path}#corrections`,
    one: "correction of a fact",
    many: "corrections of facts",
  },
  failedMail: { path: `${queue}#failed-email`, one: "failed email", many: "failed emails" },
};

function WhatWaits({ waiting }: { waiting: Partial<Record<keyof typeof kinds, number>> }) {
  const some = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
    waiting[kind] ? [[kind, waiting[kind]] as const] : [],
  );
  if (some.length === 0) return <p className="lead">Nothing waits for you.</p>;
  return (
    <section className="section" aria-labelledby="waits">
      <h2 id="waits">Waiting for you</h2>
      <ul className={styles.numbers}>
        {some.map(([kind, count]) => {
          const { path, one, many } = kinds[kind];
          return (
            <li key={kind}>
              <a className={styles.tile} href={path}>
                <span className={styles.number}>{wholeNumber(count)}</span>{" "}
                <span className={styles.label}>{count === 1 ? one : many}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What's left to do before visitors come. */
function GoingLive({ steps }: { steps: Steps }) {
  const done = steps.filter(({ remedy }) => remedy === undefined).length;
  return (
    <section className="section" aria-labelledby="live">
      <h2 id="live">Before visitors come</h2>
      <p className="note">
        {done} of {steps.length} done. On a machine of the site&apos;s own,{" "}
        <code>sudo deploy/rallyrank init</code> asks for most of it. Names in capitals are settings,
        which take effect after a restart: see docs/operating.md.
      </p>
      <StepList steps={steps} />
    </section>
  );
}

/** Where a step is done, if in the console. */
const placesOf: Partial<Record<Steps[number]["step"], { path: string; name: string }>> = {
  passkey: { path: addresses.consoleAccount.path, name: "Your account" },
  samples: { path: `${addresses.consoleGaps.path}#samples`, name: "What is a sample" },
};

function StepList({ steps }: { steps: Steps }) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ step, says, remedy }) => {
        const place = placesOf[step];
        return (
          <li key={step} className={remedy === undefined ? styles.done : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {remedy === undefined ? "✓" : "○"}
            </span>
            <p>
              <span className="unseen">{remedy === undefined ? "Done: " : "To do: "}</span>
              {says}
            </p>
            {remedy === undefined ? null : (
              <p className="small muted">
                {remedy}
                {place ? (
                  <>
                    {" "}
                    <a href={place.path}>{place.name}</a>
                  </>
                ) : null}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The figures on this page. The page of figures has all of them. */
const forModerators: readonly FigureName[] = ["visits", "reviews"];
const forOwners: readonly FigureName[] = [
  ...forModerators,
  "subscribers",
  "reviewReaders",
  "messages",
];

interface WeeksProps {
  /** Newest first. */
  weeks: readonly WeekFigures[];
  names: readonly FigureName[];
}

/** This week beside the last one, and the weeks before. */
function Weeks({ weeks, names }: WeeksProps) {
  const [week, before] = weeks;
  const oldestFirst = weeks.toReversed();
  const isEmpty = weeks.every((each) => names.every((name) => each[name] === 0));
  return (
    <section className="section" aria-labelledby="week">
      <h2 id="week">This week so far</h2>
      {isEmpty ? (
        <p>Nothing yet, and nothing in the seven weeks before.</p>
      ) : (
        <ul className={styles.weeks}>
          {names.map((name) => (
            <li key={name} className={styles.week}>
              <h3 className="small bold">{figures[name].label}</h3>
              <p className={styles.number}>{wholeNumber(week![name])}</p>
              <WeekBars
                label={figures[name].label}
                bars={oldestFirst.map((each) => ({ week: each.week, count: each[name] }))}
                caption={`${wholeNumber(before![name])} last week`}
              />
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={addresses.consoleFigures.path}>All figures</a>
      </p>
    </section>
  );
}

interface DoneLastProps {
  undoable: Awaited<ReturnType<Site["console"]["undoable"]>>;
  acts: Site["console"]["acts"];
  say: Site["console"]["sayAct"];
  /** Who reads this. */
  by: string;
}

/** What was done in the last day, each with a button that takes it back. */
function DoneLast({ undoable, acts, say, by }: DoneLastProps) {
  if (undoable.length === 0) return null;
  return (
    <section className="section" aria-labelledby="done-last">
      <h2 id="done-last">Done in the last day</h2>
      <ul className={styles.newest}>
        {undoable.map(({ id, actor, done_at: at, logged }) => {
          const said = logged.map(({ act, count }) => say(act, count)).join(" ");
          return (
            <li key={id}>
              <p>
                {said}{" "}
                {logged.map(({ act, target, count }) => {
                  const to = count === 1 ? targetLink({ act, target }) : undefined;
                  return to === undefined ? null : (
                    <a key={act} className="tap" href={to}>
                      {act.startsWith("content ") ? target : "The review"}
                    </a>
                  );
                })}
              </p>
              <p className="small muted">
                <ConsoleTime at={at} />
                {actor === by ? null : `, by ${actor}`}
              </p>
              <ActForm
                acts={acts}
                of={[["change", id]]}
                named={said}
                offers={[{ act: "log undo" }]}
                isLine
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface NewestReviewsProps {
  reviews: Awaited<ReturnType<Site["console"]["reviews"]["newest"]>>;
  library: Library;
}

function NewestReviews({ reviews, library }: NewestReviewsProps) {
  const { path } = addresses.consoleReviews;
  return (
    <section className="section" aria-labelledby="newest">
      <h2 id="newest">Newest reviews</h2>
      {reviews.length === 0 ? (
        <p>No player has written one yet.</p>
      ) : (
        <>
          <ul className={styles.newest}>
            {reviews.map((review) => (
              <li key={review.id}>
                <p>
                  <a href={`${path}?review=${review.id}`}>
                    {reviewedPage(library, review.subject)?.name ?? review.subject}
                  </a>{" "}
                  <StateOf review={review} />
                </p>
                <p className="small muted">
                  <Stars rating={review.rating} /> <bdi>{review.firstName}</bdi>, DUPR{" "}
                  {review.duprRating}, <ConsoleTime at={review.writtenAt} />
                </p>
                <p dir="auto">{review.firstWords}</p>
              </li>
            ))}
          </ul>
          <p>
            <a href={path}>All reviews</a>
          </p>
        </>
      )}
    </section>
  );
}

/** Why visitors don't see a review, or how many have reported it. */
function StateOf({ review }: { review: NewestReviewsProps["reviews"][number] }) {
  const { state, reported } = review;
  if (state !== "shown") return <strong>{state}</strong>;
  if (reported === 0) return null;
  return <strong>{reported === 1 ? "1 report" : `${wholeNumber(reported)} reports`}</strong>;
}

/** What doctor finds from here, and what it can only find on the machine. */
function StateOfTheMachine({ of, newVersion }: { of: Examined; newVersion?: string | undefined }) {
  const { version, release, startedAt, sections, others } = of;
  const facts: [name: string, findings: readonly Finding[]][] = [
    ["Backups", sections.backups],
    ["Disk", sections.disk],
    ["Email", sections.email],
    ["Work in the background", sections.rounds],
    ["Anything else", others],
  ];
  return (
    <section className="section" aria-labelledby="machine">
      <h2 id="machine">State of the machine</h2>
      <dl className={styles.facts}>
        {facts.map(([name, findings]) =>
          findings.length === 0 ? null : (
            <Fact key={name} name={name}>
              {findings.map((finding) => (
                <p key={finding.says} className={styles[finding.state]}>
                  {finding.says}
                  {finding.state === "ok" ? null : (
                    <>
                      <br />
                      <span className="small muted">{finding.remedy}</span>
                    </>
                  )}
                </p>
              ))}
            </Fact>
          ),
        )}
        {newVersion === undefined ? null : (
          <Fact name="A new version">
            <a href={addresses.consoleMachine.path}>{newVersion} is there: what changes</a>
          </Fact>
        )}
        <Fact name="Version">
          {version}
          {release === undefined ? null : `, release ${release}`}, running since{" "}
          <ConsoleTime at={startedAt} />
        </Fact>
      </dl>
      <p className="note">
        The certificate, the proxy&apos;s files and who can read the data aren&apos;t checked from
        here: run <code>rallyrank doctor</code>, or <code>npm run owner -- doctor</code>.{" "}
        <a href={addresses.consoleMachine.path}>Make a backup</a>
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What's missing in content, by its place on the page of gaps. */
const missing: Record<keyof Gaps, { path?: string; id: string; one: string; many: string }> = {
  orphaned: {
    id: "orphaned",
    one: "name has reviews and no page",
    many: "names have reviews and no page",
  },
  claims: { id: "samples", one: "unconfirmed claim", many: "unconfirmed claims" },
  oldPrices: { id: "prices", one: "price older than a year", many: "prices older than a year" },
  agedOffers: {
    path: addresses.consoleOffers.path,
    id: "offers",
    one: "shop's price not seen for a month",
    many: "shops' prices not seen for a month",
  },
  proposals: {
    path: addresses.consoleWatch.path,
    id: "proposals",
    one: "proposal from a maker's page",
    many: "proposals from makers' pages",
  },
  oldApprovals: {
    id: "approvals",
    one: "approval to look up again",
    many: "approvals to look up again",
  },
  unreviewed: {
    id: "reviews",
    one: "paddle without a player's review",
    many: "paddles without a player's review",
  },
};

function ContentGaps({ gaps }: { gaps: Gaps }) {
  const some = (Object.keys(missing) as (keyof Gaps)[]).filter((gap) => gaps[gap] > 0);
  return (
    <section className="section" aria-labelledby="gaps">
      <h2 id="gaps">Gaps in content</h2>
      {some.length === 0 ? (
        <p>There are none.</p>
      ) : (
        <ul>
          {some.map((gap) => (
            <li key={gap}>
              <a
                className="tap"
                href={`${missing[gap].path ?? addresses.consoleGaps.path}#${missing[gap].id}`}
              >
                {wholeNumber(gaps[gap])} {gaps[gap] === 1 ? missing[gap].one : missing[gap].many}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

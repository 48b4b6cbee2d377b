import { visibleClaims } from "../../model/claims";
import { shownTeam } from "./shown-team";
import { Head } from "../site/head";
import { siteOf } from "../site/site-context";
import { CourtDrawing } from "../ui/court-drawing";
import { PageHeader } from "../ui/page-header";
import page from "../ui/page.module.css";
import type { Route } from "./+types/about-page";
import styles from "./about-page.module.css";
import { Claims } from "./claims";
import { Team } from "./team";

export function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { about } = site.library;
  const { sampleContent } = site.environment;
  return {
    about,
    claims: visibleClaims(about.claims, sampleContent),
    team: shownTeam(site),
  };
}

/** A game of doubles, in the middle of a point. */
const game = {
  players: [
    [2, 5],
    [12, 15],
    [30.5, 6],
    [31, 15],
  ],
  ball: [
    [30, 7],
    [12.5, 14],
    [28, 17],
  ],
} as const;

export default function AboutPage({ loaderData: { about, claims, team } }: Route.ComponentProps) {
  return (
    <>
      <Head
        title={about.heading}
        description={about.description}
        keywords={about.keywords}
        path="/about"
      />
      <PageHeader picture={<CourtDrawing play={game} />}>
        <h1>{about.heading}</h1>
        <p className={page.lead}>{about.lead}</p>
      </PageHeader>
      <Claims claims={claims} />
      <div className={page.page}>
        <section className={styles.mission} aria-labelledby="mission">
          <h2 id="mission">Our Mission</h2>
          <div>
            {about.mission.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section aria-labelledby="values">
          <h2 id="values">Our Values</h2>
          <dl className={styles.values}>
            {about.values.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Team members={team} />
      </div>
    </>
  );
}

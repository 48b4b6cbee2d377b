import "../../platform/styles/columns.css";
import { Marked, MarkedText, Terms } from "../../platform/ui/marked-text.tsx";
import page from "../../platform/ui/page.module.css";
import { sampleIf } from "../../platform/text/sample.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { headSearch } from "../../platform/render/route.ts";
import { PageHeader } from "../../platform/ui/page-header.tsx";
import type { PublishedAbout } from "../../library/library.ts";
import { addresses } from "../../addresses.ts";
import type { TeamMember } from "./about.content.ts";
import { Portrait } from "./author.tsx";
import claimsStyles from "./claims.module.css";
import teamStyles from "./team.module.css";
import styles from "./about.module.css";

/** Figures about the site, each marked until its owner confirms it. */
export function Claims({ claims }: Pick<PublishedAbout, "claims">) {
  if (claims.length === 0) return null;
  return (
    <section className={claimsStyles.claims} aria-label="In figures">
      <dl className="figures columns centered">
        {claims.map(({ figure, label }) => (
          <div className="gap-1" key={label}>
            <dt>{label}</dt>
            <dd>
              <Marked value={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who writes the site. Fictional members are marked as such. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  if (members.length === 0) return null;
  return (
    <section className={`stack gap-4 ${teamStyles.team}`} aria-labelledby="team">
      <h2 id="team">Our Team</h2>
      {members.some(({ sample }) => sample) ? (
        <p className="note">
          <MarkedText text="Members marked ◇ are fictional, and so are their portraits. They show how a team looks on this page." />
        </p>
      ) : null}
      <ul className="thirds roomy">
        {members.map(({ slug, name, role, bio, portrait, sample }) => (
          <li className="stack top gap-4" key={slug} id={slug}>
            <Portrait name={name} look={portrait} />
            <div className="stack gap-1">
              <h3>
                <Marked value={sampleIf(sample, name)} />
              </h3>
              <p className="small muted">{role}</p>
              <p>{bio}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a className="tap bold" href={addresses.blog.path}>
          Read what they write on the blog
        </a>
      </p>
    </section>
  );
}

export default definePage(addresses.about, {
  listed: {
    kind: "about",
    weight: "page",
    pages: ({ library: { about } }) => [
      { title: about.heading, search: headSearch(about, "Pages") },
    ],
  },

  load({ site }) {
    const { about, team } = site.library;
    return { about, team };
  },

  head: ({ about }) => ({ ...about, title: about.heading }),

  Page({ data: { about, team } }) {
    return (
      <>
        <PageHeader>
          <h1>{about.heading}</h1>
          <p className="lead">{about.lead}</p>
        </PageHeader>
        <Claims claims={about.claims} />
        <div className={page.page}>
          <section className={styles.mission} aria-labelledby="mission">
            <h2 id="mission">Our Mission</h2>
            <div className="stack gap-4 measure">
              {about.mission.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <section aria-labelledby="values">
            <h2 id="values">Our Values</h2>
            <Terms
              className={`halves entries above-4 ${styles.values}`}
              of={about.values.map(({ name, text }) => [name, text])}
            />
          </section>
          <Team members={team} />
        </div>
      </>
    );
  },
});

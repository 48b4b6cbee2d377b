import { addresses } from "../addresses";
import type { TeamMember } from "./team.content";
import page from "../platform/ui/page.module.css";
import { sampleIf } from "../platform/text/sample";
import { Marked, MarkedText } from "../platform/ui/marked-text";
import { Portrait } from "./portrait";
import styles from "./team.module.css";

/** Who writes the site. Fictional members are marked as that. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  if (members.length === 0) return null;
  return (
    <section className={styles.team} aria-labelledby="team">
      <h2 id="team">Our Team</h2>
      {members.some(({ sample }) => sample) ? (
        <p className={page.note}>
          <MarkedText text="Members marked ◇ are fictional, and so are their portraits. They show how a team looks on this page." />
        </p>
      ) : null}
      <ul>
        {members.map(({ slug, name, role, bio, portrait, sample }) => (
          <li key={slug} id={slug}>
            <Portrait name={name} look={portrait} />
            <div>
              <h3>
                <Marked value={sampleIf(sample, name)} />
              </h3>
              <p className={styles.role}>{role}</p>
              <p>{bio}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a className={styles.blog} href={addresses.blog.path}>
          Read what they write on the blog
        </a>
      </p>
    </section>
  );
}

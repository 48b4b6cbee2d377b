import { addresses } from "../addresses";
import { Terms } from "../platform/ui/lists";
import { definePage } from "../platform/render/define-page";
import { headSearch } from "../platform/render/listing";
import { PageHeader } from "../platform/ui/page-header";
import page from "../platform/ui/page.module.css";
import styles from "./about.module.css";
import { Claims } from "./claims";
import { Team } from "./team";

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
          <p className={page.lead}>{about.lead}</p>
        </PageHeader>
        <Claims claims={about.claims} />
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
            <Terms
              className={styles.values}
              of={about.values.map(({ name, text }) => [name, text])}
            />
          </section>
          <Team members={team} />
        </div>
      </>
    );
  },
});

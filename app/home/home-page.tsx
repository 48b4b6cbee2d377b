import { NewsletterSection } from "../newsletter/newsletter-section";
import { shownNewsletter } from "../newsletter/shown-newsletter";
import { Head } from "../site/head";
import { siteOf } from "../site/site-context";
import { PaddlePicture } from "../ui/paddle-picture";
import type { Route } from "./+types/home-page";
import styles from "./home-page.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { library } = site;
  return { site: library.site, paddles: library.paddles, newsletter: shownNewsletter(site) };
}

export default function HomePage({
  loaderData: { site, paddles, newsletter },
}: Route.ComponentProps) {
  return (
    <>
      <Head title={site.home.heading} description={site.description} path="/" />
      <div className={styles.hero}>
        <div>
          <h1>{site.home.heading}</h1>
          <p>{site.home.lead}</p>
        </div>
      </div>
      <section className={styles.catalogue} aria-labelledby="paddles">
        <h2 id="paddles">Paddle Reviews</h2>
        <ul>
          {paddles.map((paddle) => (
            <li key={paddle.slug}>
              <PaddlePicture paddle={paddle} />
              <div>
                <h3>
                  <a href={`/${paddle.slug}`}>{paddle.name}</a>
                </h3>
                <p className={styles.category}>{paddle.category}</p>
                <p>{paddle.excerpt}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <NewsletterSection newsletter={newsletter} />
    </>
  );
}

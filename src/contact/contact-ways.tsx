import type { ContactWording } from "./contact.content";
import { useSiteFacts } from "../platform/render/site-facts";
import styles from "./contact.module.css";

/** The ways to reach us besides the form. */
export function ContactWays({ title, ways }: { title: string; ways: ContactWording["ways"] }) {
  const { contactEmail } = useSiteFacts();
  return (
    <section className={styles.ways} aria-labelledby="other-ways">
      <h2 id="other-ways">{title}</h2>
      <ul>
        {ways.map((way) => (
          <li key={way.title}>
            <h3>{way.title}</h3>
            <p>{way.text}</p>
            {way.to === "email" ? (
              <a href={`mailto:${contactEmail}`}>{way.label ?? contactEmail}</a>
            ) : (
              <a href={way.to}>{way.label ?? way.title}</a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

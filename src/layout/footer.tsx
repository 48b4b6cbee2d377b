import { addresses } from "../addresses";
import type { SiteFacts } from "../platform/content/site-facts.content";
import { CachedMarkup } from "../platform/ui/cached-markup";
import { useSiteFacts } from "../platform/render/site-facts";
import styles from "./footer.module.css";

const groups = [
  {
    title: "Read",
    links: [
      ["Blog", addresses.blog.path],
      ["Reviews", addresses.reviews.path],
      ["Comparisons", addresses.comparisons.path],
      ["Resources", addresses.resources.path],
    ],
  },
  {
    title: "Gear",
    links: [
      ["Paddles", addresses.paddles.path],
      ["Balls", addresses.balls.path],
      ["Accessories", addresses.accessories.path],
      ["Court Equipment", addresses.courtEquipment.path],
    ],
  },
  {
    title: "Company",
    links: [
      ["About", addresses.about.path],
      ["Contact", addresses.contact.path],
      ["Privacy Policy", addresses.privacy.path],
      ["Terms of Service", addresses.terms.path],
    ],
  },
] as const;

/** The links that end every page; social ones only where the site has an address for them. */
export function Footer() {
  const { name, tagline, copyrightYear, social } = useSiteFacts();
  return (
    <CachedMarkup
      as="footer"
      frame={{ id: "footer", className: styles.footer }}
      inside={FooterInside}
      props={{ name, tagline, copyrightYear, social }}
    />
  );
}

type FooterFacts = Pick<SiteFacts, "name" | "tagline" | "copyrightYear" | "social">;

function FooterInside({ name, tagline, copyrightYear, ...facts }: FooterFacts) {
  const social = Object.entries(facts.social).filter(([, address]) => address !== "");
  return (
    <div className={styles.inner}>
      <div>
        <p className={styles.name}>{name}</p>
        <p>{tagline}</p>
        {social.length > 0 ? (
          <ul className={styles.social}>
            {social.map(([network, address]) => (
              <li key={network}>
                <a href={address} rel="noopener">
                  {network}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul>
            {links.map(([label, to]) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <p className={styles.copyright}>
        © {copyrightYear} {name}. All rights reserved.
      </p>
    </div>
  );
}

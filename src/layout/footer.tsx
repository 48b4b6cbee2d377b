import { addresses } from "../addresses.ts";
import type { SiteFacts } from "../platform/content/site-facts.content.ts";
import { CachedMarkup } from "../platform/ui/cached-markup.tsx";
import { useSiteFacts } from "../platform/render/site-facts.ts";
import styles from "./footer.module.css";

interface LinkGroup {
  title: string;
  links: readonly (readonly [label: string, to: string])[];
}

const groups: readonly LinkGroup[] = [
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
];

/** The links at the end of every page; social ones only if the site has them. */
export function Footer() {
  const { name, tagline, copyrightYear, social, tools } = useSiteFacts();
  return (
    <CachedMarkup
      as="footer"
      frame={{ id: "footer", className: styles.footer }}
      inside={FooterInside}
      props={{ name, tagline, copyrightYear, social, tools }}
    />
  );
}

type FooterFacts = Pick<SiteFacts, "name" | "tagline" | "copyrightYear" | "social" | "tools">;

function FooterInside({ name, tagline, copyrightYear, tools, ...facts }: FooterFacts) {
  const social = Object.entries(facts.social).filter(([, address]) => address !== "");
  const toTools: LinkGroup = { title: "Tools", links: tools.map((tool) => [tool.name, tool.path]) };
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
      {[toTools, ...groups].map(({ title, links }) => (
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

import type { ReactNode } from "react";
import { addresses } from "../addresses.ts";
import type { TeamMember } from "./about.content.ts";
import { longDate } from "../platform/text/dates.ts";
import styles from "./byline.module.css";
import { Portrait } from "./portrait.tsx";

interface BylineProps {
  /** Undefined if the author isn't shown. */
  author: TeamMember | undefined;
  /** Year-month-day, like `updated`. */
  published: string;
  updated?: string | undefined;
  readMinutes: number;
  /** What follows on the same line. */
  children?: ReactNode;
}

/** Who wrote an article, when, and how long it takes to read. A fictional author is marked as such. */
export function Byline({ author, published, updated, readMinutes, children }: BylineProps) {
  return (
    <div className={styles.byline}>
      {author ? <Portrait name={author.name} look={author.portrait} /> : null}
      <div>
        {author ? (
          <p>
            By <a href={`${addresses.about.path}#${author.slug}`}>{author.name}</a>
            {author.sample ? <span className={styles.quiet}> · fictional author</span> : null}
          </p>
        ) : null}
        <p className={styles.quiet}>
          <Day of={published} />
          {updated ? (
            <>
              {" "}
              · updated <Day of={updated} />
            </>
          ) : null}{" "}
          · {readMinutes} min read{children ? <>&ensp;{children}</> : null}
        </p>
      </div>
    </div>
  );
}

function Day({ of }: { of: string }) {
  return <time dateTime={of}>{longDate(Date.parse(of))}</time>;
}

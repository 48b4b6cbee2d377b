import { addresses } from "../../addresses.ts";
import { CourtDrawing } from "../../platform/ui/court-drawing.tsx";
import page from "../../platform/ui/page.module.css";
import { PageHeader } from "../../platform/ui/page-header.tsx";
import type { PageAnswer, SearchDocument } from "../../platform/render/route.ts";
import { Ways } from "../../platform/ui/ways.tsx";
import styles from "./message.module.css";

/** A ball in the net. */
const fault = {
  players: [[4, 6]],
  ball: [
    [5, 7],
    [21.4, 9],
  ],
} as const;

interface NearPages {
  title: string;
  pages: readonly SearchDocument[];
}

const nowhere: NearPages = { title: "", pages: [] };

/** Replaces a page that doesn't exist or couldn't be rendered. */
export default {
  /** @param detail only shown in development */
  answer(status: number, detail?: string, near: NearPages = nowhere): PageAnswer {
    const isMissing = status === 404;
    return {
      status,
      headers: {},
      head: isMissing
        ? { title: "Page not found", description: "There's no page at this address." }
        : { title: "Error", description: "We couldn't show this page." },
      content: isMissing ? (
        <NotFoundMessage near={near} />
      ) : (
        <ErrorMessage status={status} detail={detail} />
      ),
      hasTray: false,
    };
  },
};

function NotFoundMessage({ near: { title, pages } }: { near: NearPages }) {
  return (
    <>
      <PageHeader>
        <h1 className={styles.figure}>404</h1>
        <p className="subtitle">Oops! Page not found</p>
        <p>The address may be misspelled, or the page may have moved.</p>
        <p className="row middle gap-3 wide-6">
          <a className="button" href={addresses.home.path}>
            Return to Home
          </a>
          <a className="tall" href={addresses.search.path}>
            Search the whole site
          </a>
        </p>
      </PageHeader>
      {pages.length > 0 ? (
        <section className={page.page} aria-labelledby="near">
          <h2 id="near">{title}</h2>
          <ul>
            {pages.map(({ path, title: name, note }) => (
              <li className="ruled tall" key={path}>
                <a className="tap tall bold" href={path}>
                  {name}
                </a>
                <p className="note">{note}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className={page.page}>
        <Ways />
      </div>
    </>
  );
}

/** Replaces a page that couldn't be rendered. The detail is only shown in development. */
function ErrorMessage({ status, detail }: { status: number; detail: string | undefined }) {
  return (
    <>
      <PageHeader picture={<CourtDrawing play={fault} />}>
        <p className={styles.figure}>{status}</p>
        <h1>Unexpected Application Error!</h1>
        <p>Something went wrong on our end, and we've logged it. Please try again in a moment.</p>
        <a className="button" href={addresses.home.path}>
          Return to Home
        </a>
      </PageHeader>
      {detail ? <pre className={styles.detail}>{detail}</pre> : null}
    </>
  );
}

import type { ReactNode } from "react";
import { addresses } from "../addresses";
import page from "../platform/ui/page.module.css";
import { mayAct, type Role } from "../platform/acts";
import type { Person } from "./people";
import styles from "./console.module.css";

/** The console's pages, in the order an owner looks at them, and who may. */
const pages: readonly { path: string; name: string; access: Role }[] = [
  { path: addresses.console.path, name: "Queue", access: "moderator" },
  { path: addresses.consoleReviews.path, name: "Reviews", access: "moderator" },
  { path: addresses.consoleWords.path, name: "Blocked words", access: "moderator" },
  { path: addresses.consoleMessages.path, name: "Messages", access: "owner" },
  { path: addresses.consoleNewsletter.path, name: "Newsletter", access: "owner" },
  { path: addresses.consoleSubscribers.path, name: "Subscribers", access: "owner" },
  { path: addresses.consoleFigures.path, name: "Figures", access: "moderator" },
  { path: addresses.consoleContent.path, name: "Content", access: "moderator" },
  { path: addresses.consoleLog.path, name: "Log", access: "owner" },
  { path: addresses.consoleAccount.path, name: "Your account", access: "moderator" },
];

interface ConsoleFrameProps {
  title: string;
  /** The path of the page that is shown. */
  here: string;
  /** Who is signed in, if anyone is. */
  person: Person | undefined;
  /** How much waits in the queue. */
  waiting: number;
  /** What was done just now. */
  notice: string | undefined;
  /** Why something wasn't done. */
  problem: string | undefined;
  children: ReactNode;
}

/** What all pages of the console have around them: their menu, and what became of the last act. */
export function ConsoleFrame({
  title,
  here,
  person,
  waiting,
  notice,
  problem,
  children,
}: ConsoleFrameProps) {
  const isHere = (path: string) =>
    here === path || (path !== addresses.console.path && here.startsWith(`${path}/`));
  return (
    <div className={page.page}>
      {person ? (
        <nav className={styles.menu} aria-label="Console">
          <ul>
            {pages
              .filter(({ access }) => mayAct(person.role, access))
              .map(({ path, name }) => (
                <li key={path}>
                  <a href={path} aria-current={isHere(path) ? "page" : undefined}>
                    {path === addresses.console.path && waiting > 0 ? `${name} (${waiting})` : name}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      ) : null}
      <h1>{title}</h1>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {notice === undefined || problem !== undefined ? null : (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      {children}
    </div>
  );
}

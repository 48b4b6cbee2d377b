import type { ReactNode } from "react";

interface PagerProps {
  /** The URL of the previous page, if the list can go back. */
  previous?: string | undefined;
  /** The URL of the next page; undefined at the end. */
  next: string | undefined;
  nextText?: string;
  /** Which page this is. */
  children?: ReactNode;
}

/** The links to a list's other pages; none if it has only one. */
export function Pager({ previous, next, nextText = "Next", children }: PagerProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="row middle numbers ruled gap-3 wide-6 drop-4" aria-label="Pages of the list">
      {previous === undefined ? null : (
        <a className="button quiet" rel="prev" href={previous}>
          Previous
        </a>
      )}
      {children ? <span>{children}</span> : null}
      {next === undefined ? null : (
        <a className="button quiet" rel="next" href={next}>
          {nextText}
        </a>
      )}
    </nav>
  );
}

import type { Link } from "./facts.ts";

/** Links as the items of a list. */
export function LinkItems({ links }: { links: Link[] }) {
  return links.map(({ text, href }) => (
    <li key={text}>
      <a href={href!}>{text}</a>
    </li>
  ));
}

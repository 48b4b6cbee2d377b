import type { Product, Theme } from "./facts.ts";
import { Marked } from "./marked.tsx";

/** What reviews like and don't like, by theme. */
export function Themes({ themes }: Pick<Product, "themes">) {
  const { title, note, items } = themes;
  return (
    <section className="themes" aria-labelledby="themes-title">
      <h2 id="themes-title">{title}</h2>
      <p className="note">
        {note.text} <a href={note.link.href!}>{note.link.text}</a>
      </p>
      <ul>
        {items.map((theme) => (
          <ThemeItem key={theme.link.href} {...theme} />
        ))}
      </ul>
    </section>
  );
}

function ThemeItem({ link, counts, bars, quotes }: Theme) {
  return (
    <li>
      <h3>
        <a href={link.href!} rel="nofollow">
          {link.text}
        </a>
      </h3>
      <p className="counts">
        {counts.map(({ href, kind, words }) => (
          <a key={href} href={href} rel="nofollow" data-kind={kind}>
            <Marked of={words} />
          </a>
        ))}
      </p>
      <svg className="bar" aria-hidden="true">
        {bars.map(({ x, width, kind }) => (
          <rect key={kind} x={x ?? undefined} width={width} data-kind={kind} />
        ))}
      </svg>
      {quotes.map((quote) => (
        <p key={quote.text} className="quote" data-kind={quote.kind ?? undefined} dir="auto">
          <q>{quote.text}</q>{" "}
          <a href={quote.link.href!} rel="nofollow">
            {quote.link.text}
          </a>
        </p>
      ))}
    </li>
  );
}

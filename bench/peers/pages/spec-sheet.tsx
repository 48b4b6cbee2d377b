import type { Product, Specification } from "./facts.ts";
import { Marked } from "./marked.tsx";

export function SpecSheet({ specifications }: Pick<Product, "specifications">) {
  const { title, units, rows, note } = specifications;
  return (
    <section className="sheet" aria-labelledby="specifications">
      <h2 id="specifications">{title}</h2>
      <p className="units">
        Units
        {units.map(({ text, href }, index) => (
          <a key={text} href={href!} aria-current={index === 0 ? true : undefined}>
            {text}
          </a>
        ))}
      </p>
      <table>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </tbody>
      </table>
      <p className="note">{note}</p>
    </section>
  );
}

function Row({ name, value, href, note, range }: Specification) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td colSpan={range ? undefined : 2}>
        {href ? <a href={href}>{value.text}</a> : <Marked of={value} />}
        {note ? (
          <span className="note">
            {" "}
            {note.text} <a href={note.link.href!}>{note.link.text}</a>
          </span>
        ) : null}
      </td>
      {range ? (
        <td className="range">
          <svg viewBox="0 0 104 10" aria-hidden="true">
            <path className="scale" d="M2 5H102M2 1V9M102 1V9" />
            <circle className="point" cx={range.at} cy="5" r="4" />
          </svg>
          <span>{range.text}</span>
        </td>
      ) : null}
    </tr>
  );
}

import { Drawing } from "./drawing.tsx";
import type { Product, Specification } from "./facts.ts";

export function Specifications({ product }: { product: Product }) {
  return (
    <section className="sheet" aria-labelledby="specifications">
      <h2 id="specifications">Specifications</h2>
      <p className="units">
        Units
        {product.units.map(({ text, href }, index) => (
          <a key={text} href={href!} aria-current={index === 0 ? true : undefined}>
            {text}
          </a>
        ))}
      </p>
      <table>
        <tbody>
          {product.specifications.map((specification) => (
            <Row key={specification.name} {...specification} />
          ))}
        </tbody>
      </table>
      <p className="note">{product.specificationsNote}</p>
      <SideView side={product.side} />
    </section>
  );
}

function Row({ name, value, unsure, range }: Specification) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td colSpan={range ? undefined : 2}>
        {value}
        {unsure ? <span className="unsure"> {unsure}</span> : null}
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

function SideView({ side }: Pick<Product, "side">) {
  return (
    <section className="side" aria-labelledby="side-view">
      <h3 id="side-view">{side.title}</h3>
      <Drawing of={side.drawing} />
      <dl>
        {side.parts.map(({ name, fill, value, note }) => (
          <div key={name}>
            <dt>
              {fill ? (
                <svg viewBox="0 0 12 12" aria-hidden="true">
                  <rect className="line" x="1" y="1" width="10" height="10" fill={fill} />
                </svg>
              ) : null}
              {name}
            </dt>
            <dd>
              {value}
              {note ? <span> {note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">{side.note}</p>
    </section>
  );
}

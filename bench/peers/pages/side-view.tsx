import { Drawing } from "./drawing.tsx";
import type { Product } from "./facts.ts";
import { Marked } from "./marked.tsx";

export function SideView({ side }: Pick<Product, "side">) {
  return (
    <section className="side-view" aria-labelledby="side-view">
      <h2 id="side-view">{side.title}</h2>
      <Drawing of={side.drawing} />
      <dl>
        {side.parts.map(({ name, fill, value }) => (
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
              <Marked of={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">{side.note}</p>
    </section>
  );
}

import { Drawing } from "./drawing.tsx";
import type { Product } from "./facts.ts";

/** A paddle that its labels turn over, without script. */
export function PaddleInHand({ hand }: Pick<Product, "hand">) {
  return (
    <div className="hand" role="radiogroup" aria-label={hand.label}>
      {hand.sides.map(({ name }, index) => (
        <input
          key={name}
          type="radio"
          id={`side-${name}`}
          name="side"
          value={name}
          aria-label={name}
          autoComplete="off"
          defaultChecked={index === 0}
        />
      ))}
      <div className="paddle">
        <Drawing of={hand.face} />
        <Drawing of={hand.edge} />
      </div>
      {hand.sides.map(({ name, note, next }) => (
        <p key={name} data-side={name}>
          {note ? <span>{note} </span> : null}
          <label htmlFor={`side-${next.side}`}>{next.text}</label>
        </p>
      ))}
    </div>
  );
}

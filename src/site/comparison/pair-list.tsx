import { pairPath } from "../tray/comparison-address.ts";
import { type AnySold, soldSlug } from "../paddles/paddle-facts.ts";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import styles from "./pair-list.module.css";

interface PairListProps {
  title: string;
  note?: string;
  pairs: readonly (readonly [AnySold, AnySold])[];
}

export function PairList({ title, note, pairs }: PairListProps) {
  if (pairs.length === 0) return null;
  return (
    <nav className={styles.pairs} aria-labelledby="pairs">
      <h2 id="pairs">{title}</h2>
      {note ? <p className="note">{note}</p> : null}
      <ul>
        {pairs.map(([one, other]) => (
          <li className="line middle gap-4 ruled tall" key={`${soldSlug(one)} ${soldSlug(other)}`}>
            <span className={`line ${styles.drawn}`} aria-hidden="true">
              <PaddlePicture paddle={one} detail="small" />
              <PaddlePicture paddle={other} detail="small" />
            </span>
            <a className="tall" href={pairPath(soldSlug(one), soldSlug(other))}>
              {one.name} <span className="muted">vs</span> {other.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

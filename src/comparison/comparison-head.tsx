import { addresses } from "../addresses";
import type { Paddle } from "../paddles/paddle.content";
import { PaddlePicture } from "../paddles/paddle-picture";
import { compared, comparisonAddress } from "../tray/comparison-address";
import { inUnits, type Units } from "../platform/text/units";
import { chooserPlace } from "./paddle-chooser";
import styles from "./comparison-head.module.css";

interface ComparisonHeadProps {
  paddles: readonly Paddle[];
  /** The slugs of these paddles and of those that are left out. */
  chosen: readonly string[];
  units: Units;
}

/** The heads of a comparison's columns: each can be changed or removed, and one be added. They stay in view. */
export function ComparisonHead({ paddles, chosen, units }: ComparisonHeadProps) {
  const chooser = (place: number) =>
    inUnits(`${comparisonAddress(chosen)}#${chooserPlace(place)}`, units);
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col">
          <span className="unseen">Paddle</span>
          {paddles.length < compared.max ? (
            <span className={styles.acts}>
              <a href={chooser(paddles.length)}>
                Add<span className="unseen"> a paddle</span>
              </a>
            </span>
          ) : null}
        </th>
        {paddles.map((paddle, index) => (
          <th key={paddle.slug} scope="col" abbr={paddle.name}>
            <span className={styles.drawn} aria-hidden="true">
              <PaddlePicture paddle={paddle} detail="small" />
            </span>
            <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
            <span className={styles.acts}>
              <a href={chooser(index)}>
                Change<span className="unseen"> the {paddle.name}</span>
              </a>{" "}
              <a href={inUnits(comparisonAddress(chosen.toSpliced(index, 1)), units)}>
                Remove<span className="unseen"> the {paddle.name}</span>
              </a>
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

import { addresses } from "../../addresses.ts";
import { maxCompared, minCompared } from "../tray/comparison-address.ts";
import type { Units } from "../../platform/text/units.ts";
import { PaddleNameField, PaddleNames } from "../paddles/name-field.tsx";
import styles from "./paddle-chooser.module.css";

interface PaddleChooserProps {
  /** The names to choose from; any other paddle's name can be typed, too. */
  names: readonly string[];
  chosen: readonly { slug: string; name: string }[];
  /** What was typed that isn't a paddle's name. */
  unread: readonly string[];
  units: Units;
}

/** The id of a field, counted from 0: a link to it focuses it. */
export const chooserPlace = (place: number): string => `paddle-${place + 1}`;

const places = Array.from({ length: maxCompared }, (_, index) => index);

/** Chooses two to four paddles by their names: a plain form that leads to the comparison. */
export function PaddleChooser({ names, chosen, unread, units }: PaddleChooserProps) {
  const isOneShort = chosen.length > 0 && chosen.length < minCompared;
  const typed = [...chosen.slice(0, maxCompared).map(({ name }) => name), ...unread];
  return (
    <form
      className="stack start gap-4"
      action={addresses.comparisons.path}
      aria-labelledby="choose"
    >
      <h2 id="choose">{chosen.length < minCompared ? "Choose paddles" : "Change paddles"}</h2>
      {isOneShort ? <p>You&apos;ve chosen one paddle. Choose at least one more.</p> : null}
      <div className={styles.places}>
        {places.map((place) => (
          <PaddleNameField
            key={place}
            name="paddles"
            label={`Paddle ${place + 1}${place < minCompared ? "" : " (optional)"}`}
            id={chooserPlace(place)}
            problem={
              place >= chosen.length && typed[place] !== undefined
                ? "We don't have a paddle of that name."
                : undefined
            }
            typed={typed[place]}
          />
        ))}
      </div>
      <PaddleNames names={names} />
      {chosen.slice(maxCompared).map(({ slug }) => (
        <input key={slug} type="hidden" name="paddles" value={slug} />
      ))}
      {units === "metric" ? <input type="hidden" name="units" value={units} /> : null}
      <button type="submit">Compare</button>
    </form>
  );
}

import { addresses } from "../../addresses.ts";
import { maxCompared, minCompared } from "../tray/comparison-address.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import type { Units } from "../../platform/text/units.ts";
import styles from "./paddle-chooser.module.css";

interface PaddleChooserProps {
  paddles: readonly Pick<Paddle, "slug" | "name">[];
  chosen: readonly string[];
  units: Units;
}

/** The id of a field, counted from 0: a link to it focuses it. */
export function chooserPlace(place: number): string {
  return `paddle-${place + 1}`;
}

const places = Array.from({ length: maxCompared }, (_, index) => index);

/** Chooses two to four paddles: a plain form that leads to the comparison. */
export function PaddleChooser({ paddles, chosen, units }: PaddleChooserProps) {
  const isOneShort = chosen.length > 0 && chosen.length < minCompared;
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
          <label className="bold" key={place}>
            Paddle {place + 1}
            {place < minCompared ? null : <span className="muted regular"> (optional)</span>}
            <select id={chooserPlace(place)} name="paddles" defaultValue={chosen[place] ?? ""}>
              <option value="">{place < minCompared ? "Choose a paddle" : "None"}</option>
              {paddles.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {chosen.slice(maxCompared).map((slug) => (
        <input key={slug} type="hidden" name="paddles" value={slug} />
      ))}
      {units === "metric" ? <input type="hidden" name="units" value={units} /> : null}
      <button type="submit">Compare</button>
    </form>
  );
}

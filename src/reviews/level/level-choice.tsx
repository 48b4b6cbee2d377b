import { addresses } from "../../addresses";
import { levels } from "./level";

/**
 * Where readers set their level. The browser stores it, so the script in the page's head (level-script.ts) renders the
 * choice here; without script there is a link to an explanation instead.
 */
export function LevelChoice() {
  return (
    <>
      <template>
        <label className="level">
          Your level{" "}
          <select autoComplete="off">
            <option value="">not set</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {level}
              </option>
            ))}
          </select>
        </label>
      </template>
      <level-choice />
      <noscript>
        <a href={`${addresses.howItWorks.path}#on-your-level`}>Ratings for your level</a>
      </noscript>
    </>
  );
}

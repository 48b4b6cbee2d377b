import { levels } from "../../model/level";

/**
 * Where a reader says which level they play at. The level is kept in the browser, so the script in the page's head
 * (level-script.ts) puts the choice here; without script there is a link instead, to where that is explained.
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
        <a href="/how-it-works#on-your-level">Ratings for your level</a>
      </noscript>
    </>
  );
}

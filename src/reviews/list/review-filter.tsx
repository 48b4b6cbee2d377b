import type { ReactNode } from "react";
import type { ReviewWording } from "../review-wording.content";
import { levels } from "../level/level";
import { type ReviewQuery, reviewSorts } from "./review-query";
import styles from "./review-filter.module.css";

interface ReviewFilterProps {
  path: string;
  asked: ReviewQuery;
  words: ReviewWording["list"];
}

/** Which reviews the list shows, and in which order: a plain form. */
export function ReviewFilter({ path, asked, words }: ReviewFilterProps) {
  return (
    <search aria-label="Player reviews">
      <form className={styles.filter} action={`${path}#player-reviews`} autoComplete="off">
        <Choice label={words.level} name="level" chosen={asked.level ?? ""}>
          <option value="">All levels</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {level === "new" ? "New players" : `Near ${level}`}
            </option>
          ))}
        </Choice>
        <Choice label={words.stars} name="stars" chosen={String(asked.stars ?? "")}>
          <option value="">All stars</option>
          {[5, 4, 3, 2, 1].map((stars) => (
            <option key={stars} value={stars}>
              {stars === 1 ? "1 star" : `${stars} stars`}
            </option>
          ))}
        </Choice>
        <Choice label={words.sort} name="sort" chosen={asked.sort}>
          {reviewSorts.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </Choice>
        <label>
          {words.search}
          <input type="search" name="search" defaultValue={asked.search} />
        </label>
        {asked.theme === undefined ? null : (
          <input type="hidden" name="theme" value={asked.theme} />
        )}
        <button className="quiet" type="submit">
          {words.submit}
        </button>
      </form>
    </search>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  chosen: string;
  children: ReactNode;
}

function Choice({ label, name, chosen, children }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen}>
        {children}
      </select>
    </label>
  );
}

import type { ReactNode } from "react";
import type { ReviewWording } from "../review-wording.content";
import { DuprField } from "../level/dupr-field";
import { duprField, levels } from "../level/level";
import { OwnLevel } from "../level/own-level";
import { foundAnchor } from "./review-address";
import { isFiltering, type ReviewQuery, reviewSorts } from "./review-query";
import styles from "./review-filter.module.css";

interface ReviewFilterProps {
  path: string;
  asked: ReviewQuery & { isLevelAsked: boolean };
  wording: Pick<ReviewWording, "list" | "fields" | "duprPlaceholder">;
}

/**
 * Which reviews the list shows, and in which order: a plain form that leads to its results, right below. The field for a
 * DUPR shows once it's chosen.
 */
export function ReviewFilter({ path, asked, wording }: ReviewFilterProps) {
  const { list: words, fields, duprPlaceholder } = wording;
  const { label, refused } = fields.duprRating;
  return (
    <search aria-label="Player reviews">
      <form className={styles.filter} action={`${path}#${foundAnchor}`} autoComplete="off">
        <Choice label={words.level} name="level" chosen={asked.level ?? ""}>
          <option value="">All levels</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {level === "new" ? "New players" : `Near ${level}`}
            </option>
          ))}
          <option value={duprField}>{words.dupr.choice}</option>
        </Choice>
        <DuprField
          name={duprField}
          words={{ label, title: refused, placeholder: duprPlaceholder }}
          isAlone
        />
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
        {isFiltering(asked) || asked.isLevelAsked ? null : <OwnLevel of="level" />}
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

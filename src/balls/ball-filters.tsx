import { addresses } from "../addresses";
import type { BallDatabaseWords } from "./ball-database.content";
import { ballFilter, type BallFilter, filteredUses, limitText, priceLimits } from "./ball-query";
import { useText } from "./ball-facts";
import { priceText } from "../platform/text/money";
import { Field } from "../platform/ui/field";
import { HiddenFields } from "../platform/ui/hidden-fields";
import page from "../platform/ui/page.module.css";
import styles from "./balls.module.css";

const floors = filteredUses.map((use) => [use, useText(use)] as const);

interface BallFiltersProps {
  filter: BallFilter;
  words: BallDatabaseWords["filters"];
  /** The URL's other fields, which stay. */
  kept: URLSearchParams;
}

/** The filters above the ball database: a form whose answer is the page's URL. */
export function BallFilters({ filter, words, kept }: BallFiltersProps) {
  const active = ballFilter.on(filter).length;
  return (
    <details>
      <summary>Filters{active > 0 ? ` (${active})` : ""}</summary>
      <form
        className={styles.filters}
        action={addresses.balls.path}
        autoComplete="off"
        aria-label="Filters"
      >
        <Field label={words.use} problem={undefined}>
          {(tied) => (
            <select {...tied} name="use" defaultValue={filter.use ?? ""}>
              <option value="">{words.anywhere}</option>
              {floors.map(([use, name]) => (
                <option key={use} value={use}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={words.price} problem={undefined}>
          {(tied) => (
            <select
              {...tied}
              name="upto"
              defaultValue={filter.upto === undefined ? "" : limitText(filter.upto)}
            >
              <option value="">{words.anyPrice}</option>
              {priceLimits.map((cents) => (
                <option key={cents} value={limitText(cents)}>
                  Up to {priceText(cents)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <label className={styles.check}>
          <input type="checkbox" name="cold" value="yes" defaultChecked={filter.cold === "yes"} />
          {words.cold}
        </label>
        <HiddenFields of={kept} />
        <button type="submit">Show Balls</button>
        <p className={page.note}>{words.note}</p>
      </form>
    </details>
  );
}

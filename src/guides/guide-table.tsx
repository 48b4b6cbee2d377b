import type { FullGuide } from "./guide.content";
import { isConfirmed, surfaceText } from "../paddles/paddle-facts";
import { keepUnits } from "../platform/text/keep-units";
import { priceText } from "../platform/text/money";
import { toOneDecimal } from "../reviews/ratings/rating";
import { classes, ColumnHeading, TableFrame } from "../platform/ui/fact-table";
import table from "../platform/ui/fact-table.module.css";
import { derived } from "../platform/text/sample";
import { Marked } from "../platform/ui/marked-text";
import { Unconfirmed, Unknown, UnsureLegend } from "../platform/ui/unsure-mark";
import page from "../platform/ui/page.module.css";
import styles from "./guide-table.module.css";
import type { RankedPaddle } from "./guide-entry";

interface GuideTableProps {
  guide: Pick<FullGuide, "ratedFor">;
  entries: readonly RankedPaddle[];
}

/** A guide's paddles side by side, best first. Each name leads to its entry. */
export function GuideTable({ guide, entries }: GuideTableProps) {
  return (
    <div className={page.section}>
      <h2 id="at-a-glance">At a glance</h2>
      <TableFrame labelId="at-a-glance">
        <GuideFacts guide={guide} entries={entries} areLinked />
      </TableFrame>
      <GuideTableNote entries={entries} />
    </div>
  );
}

/** Explains the marks of unconfirmed facts, if there are any. */
export function GuideTableNote({ entries }: Pick<GuideTableProps, "entries">) {
  if (entries.every(({ paddle }) => isCoreSure(paddle))) return null;
  return (
    <p className={page.note}>
      <UnsureLegend />
    </p>
  );
}

/** The table alone. Its names are links where the page has the entries. */
export function GuideFacts({
  guide,
  entries,
  areLinked = false,
}: GuideTableProps & { areLinked?: boolean }) {
  const areRated = entries.some(({ rating }) => rating !== undefined);
  const core = classes(table.number, table.more);
  const score = `Score ${guide.ratedFor}`;
  const label = (text: string) => (areLinked ? text : undefined);
  return (
    <table className={table.table} aria-labelledby={areLinked ? "at-a-glance" : undefined}>
      <thead>
        <tr>
          <ColumnHeading label="Paddle" className={table.name} />
          {areRated ? <ColumnHeading label={score} className={table.number} /> : null}
          <ColumnHeading label="List price" className={table.number} />
          <ColumnHeading label="Weight" className={table.number} />
          <ColumnHeading label="Core thickness" className={core} />
          <ColumnHeading label="Surface" className={table.more} />
        </tr>
      </thead>
      <tbody>
        {entries.map(({ paddle, rating, alsoConsider }, index) => {
          const name = `${index + 1}. ${paddle.name}`;
          return (
            <tr key={paddle.slug}>
              <th scope="row" className={table.name}>
                {areLinked ? (
                  <div>
                    <a href={`#${paddle.slug}`}>{name}</a>
                  </div>
                ) : (
                  name
                )}
                {alsoConsider ? <div className={styles.also}>Also consider</div> : null}
              </th>
              {areRated ? (
                <td className={table.number} data-label={label(score)}>
                  {rating === undefined ? (
                    <Unknown />
                  ) : (
                    <Marked value={derived(rating, toOneDecimal)} />
                  )}
                </td>
              ) : null}
              <td className={table.number} data-label={label("List price")}>
                {priceText(paddle.listPriceCents)}
              </td>
              <td className={table.number} data-label={label("Weight")}>
                {keepUnits(`${paddle.weightOz} oz`)}
              </td>
              <td className={core}>
                {paddle.coreMm === null ? <Unknown /> : keepUnits(`${paddle.coreMm} mm`)}
                {paddle.coreMm === null || isCoreSure(paddle) ? null : <Unconfirmed />}
              </td>
              <td className={table.more}>{surfaceText(paddle)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function isCoreSure(paddle: RankedPaddle["paddle"]): boolean {
  return paddle.coreMm !== null && isConfirmed(paddle, "coreMm");
}

import type { FullGuide } from "./guide.content";
import { isConfirmed } from "../paddles/paddle-facts";
import { keepUnits } from "../platform/text/keep-units";
import { priceText } from "../platform/text/money";
import { toOneDecimal } from "../reviews/ratings/rating";
import { classes, ColumnHeading, TableFrame } from "../platform/ui/fact-table";
import table from "../platform/ui/fact-table.module.css";
import { SampleMark } from "../platform/ui/sample-mark";
import { Unconfirmed, Unknown, UnsureLegend } from "../platform/ui/unsure-mark";
import page from "../platform/ui/page.module.css";
import type { RankedPaddle } from "./guide-entry";

interface GuideTableProps {
  guide: Pick<FullGuide, "ratedFor" | "sample">;
  entries: readonly RankedPaddle[];
}

/** A guide's paddles side by side, best first. Each name leads to its entry. */
export function GuideTable({ guide, entries }: GuideTableProps) {
  const areRated = entries.some(({ rating }) => rating !== undefined);
  const areSure = entries.every(({ paddle }) => isCoreSure(paddle));
  const score = `Score ${guide.ratedFor}`;
  return (
    <section className={page.section} aria-labelledby="at-a-glance">
      <h2 id="at-a-glance">At a glance</h2>
      <TableFrame labelId="at-a-glance">
        <table className={table.table} aria-labelledby="at-a-glance">
          <thead>
            <tr>
              <ColumnHeading label="Paddle" className={table.name} />
              {areRated ? <ColumnHeading label={score} className={table.number} /> : null}
              <ColumnHeading label="List price" className={table.number} />
              <ColumnHeading label="Weight" className={table.number} />
              <ColumnHeading label="Core thickness" className={classes(table.number, table.more)} />
              <ColumnHeading label="Surface" className={table.more} />
            </tr>
          </thead>
          <tbody>
            {entries.map(({ paddle, rating }, index) => (
              <tr key={paddle.slug}>
                <th scope="row" className={table.name}>
                  <div>
                    <a href={`#${paddle.slug}`}>
                      {index + 1}. {paddle.name}
                    </a>
                  </div>
                </th>
                {areRated ? (
                  <td className={table.number}>
                    {rating === undefined ? <Unknown /> : toOneDecimal(rating)}
                    {rating !== undefined && guide.sample ? <SampleMark /> : null}
                  </td>
                ) : null}
                <td className={table.number}>{priceText(paddle.listPriceCents)}</td>
                <td className={table.number}>{keepUnits(`${paddle.weightOz} oz`)}</td>
                <td className={classes(table.number, table.more)}>
                  {paddle.coreMm === null ? <Unknown /> : keepUnits(`${paddle.coreMm} mm`)}
                  {paddle.coreMm === null || isCoreSure(paddle) ? null : <Unconfirmed />}
                </td>
                <td className={table.more}>{paddle.surface}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {areSure ? null : (
        <p className={page.note}>
          <UnsureLegend />
        </p>
      )}
    </section>
  );
}

function isCoreSure(paddle: RankedPaddle["paddle"]): boolean {
  return paddle.coreMm !== null && isConfirmed(paddle, "coreMm");
}

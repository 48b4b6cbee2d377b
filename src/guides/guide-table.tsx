import type { FullGuide } from "./guide.content";
import { isConfirmed, surfaceText } from "../paddles/paddle-facts";
import { keepUnits } from "../platform/text/keep-units";
import { priceText } from "../platform/text/money";
import { toOneDecimal } from "../reviews/ratings/rating";
import type { Column } from "../platform/table";
import { DataTable } from "../platform/ui/fact-table";
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
      <GuideFacts guide={guide} entries={entries} areLinked />
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
  return (
    <DataTable
      columns={columnsOf(guide, areLinked).filter(({ key }) => key !== "score" || areRated)}
      rows={entries.map((entry, index) => ({ ...entry, place: index + 1 }))}
      keyOf={({ paddle }) => paddle.slug}
      labelId={areLinked ? "at-a-glance" : undefined}
      isPlain={!areLinked}
    />
  );
}

function columnsOf(
  { ratedFor }: GuideTableProps["guide"],
  areLinked: boolean,
): Column<RankedPaddle & { place: number }>[] {
  return [
    {
      key: "name",
      label: "Paddle",
      cell({ place, paddle, alsoConsider }) {
        const name = `${place}. ${paddle.name}`;
        return (
          <>
            {areLinked ? (
              <div>
                <a href={`#${paddle.slug}`}>{name}</a>
              </div>
            ) : (
              name
            )}
            {alsoConsider ? <div className={styles.also}>Also consider</div> : null}
          </>
        );
      },
    },
    {
      key: "score",
      label: `Score ${ratedFor}`,
      isNumber: true,
      cell: ({ rating }) =>
        rating === undefined ? <Unknown /> : <Marked value={derived(rating, toOneDecimal)} />,
    },
    {
      key: "price",
      label: "List price",
      isNumber: true,
      cell: ({ paddle }) => priceText(paddle.listPriceCents),
    },
    {
      key: "weight",
      label: "Weight",
      isNumber: true,
      cell: ({ paddle }) => keepUnits(`${paddle.weightOz} oz`),
    },
    {
      key: "core",
      label: "Core thickness",
      isNumber: true,
      isExtra: true,
      cell: ({ paddle }) => (
        <>
          {paddle.coreMm === null ? <Unknown /> : keepUnits(`${paddle.coreMm} mm`)}
          {paddle.coreMm === null || isCoreSure(paddle) ? null : <Unconfirmed />}
        </>
      ),
    },
    { key: "surface", label: "Surface", isExtra: true, cell: ({ paddle }) => surfaceText(paddle) },
  ];
}

function isCoreSure(paddle: RankedPaddle["paddle"]): boolean {
  return paddle.coreMm !== null && isConfirmed(paddle, "coreMm");
}

import { addresses } from "../addresses";
import type { FactName, Paddle } from "./paddle.content";
import { keepUnits } from "../platform/text/keep-units";
import { priceText } from "../platform/text/money";
import { CachedMarkup } from "../platform/ui/cached-markup";
import { Unconfirmed, Unknown, UnsureLegend } from "../platform/ui/unsure-mark";
import {
  approvalFacts,
  isConfirmed,
  lookedUpText,
  measuredFacts,
  type MeasuredFact,
  placeInRange,
  priceDate,
  type Range,
  surfaceText,
} from "./paddle-facts";
import { figureIn, figureText, type Units } from "../platform/text/units";
import { UnitsSwitch } from "../platform/ui/units-switch";
import { BrandName } from "./brand-name";
import { SideView } from "./side-view";
import styles from "./spec-sheet.module.css";

interface SpecSheetProps {
  paddle: Paddle;
  ranges: Partial<Record<FactName, Range>>;
  units: Units;
}

/** A paddle's facts, each number with its place among all paddles in the catalog. */
export function SpecSheet({ paddle, ranges, units }: SpecSheetProps) {
  return (
    <CachedMarkup
      as="section"
      frame={{ className: styles.sheet, "aria-labelledby": "specifications" }}
      inside={Facts}
      props={{ paddle, ranges, units }}
    />
  );
}

function Facts({ paddle, ranges, units }: SpecSheetProps) {
  return (
    <>
      <h2 id="specifications">Specifications</h2>
      <UnitsSwitch address={`${addresses.paddle.href(paddle)}#specifications`} units={units} />
      <table>
        <tbody>
          <Row label="Full name">{paddle.fullName}</Row>
          <Row label="Brand">
            <BrandName paddle={paddle} />
            {isConfirmed(paddle, "brand") ? null : <Unconfirmed />}
          </Row>
          <Row label="Category">{paddle.category}</Row>
          <PriceRow paddle={paddle} />
          <WordRow label="Released" paddle={paddle} fact="year" />
          <WordRow label="Surface" paddle={paddle} fact="surface" note={faceNote(paddle)} />
          <WordRow label="Shape" paddle={paddle} fact="shape" />
          {measuredFacts.map((fact) => (
            <NumberRow key={fact.name} fact={fact} paddle={paddle} ranges={ranges} units={units} />
          ))}
          {approvalFacts.map((fact) => (
            <ApprovalRow key={fact.name} fact={fact} paddle={paddle} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Figures come from makers and shops; we didn&apos;t measure anything. The bar shows where
        this paddle falls in our catalog. <UnsureLegend />
        {paddle.variants ? ` ${paddle.variants}` : null}
      </p>
      <SideView paddle={paddle} units={units} />
    </>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td colSpan={2}>{children}</td>
    </tr>
  );
}

function PriceRow({ paddle }: Pick<SpecSheetProps, "paddle">) {
  const date = priceDate(paddle);
  return (
    <Row label="List price">
      {paddle.listPriceCents === null ? (
        <Unknown />
      ) : (
        <>
          {priceText(paddle.listPriceCents)} {date.text}
          {date.confirmed ? null : <Unconfirmed />}
        </>
      )}
    </Row>
  );
}

/** The maker's words for a face, unless they are all there is to say. */
function faceNote({ surface, faceMaterial }: Paddle): string | undefined {
  return surface === "Other" ? undefined : faceMaterial;
}

type OfPaddle<Fact> = Pick<SpecSheetProps, "paddle"> & { fact: Fact };

function WordRow(
  props: OfPaddle<"year" | "surface" | "shape"> & {
    label: string;
    note?: string | undefined;
  },
) {
  const { label, paddle, fact, note } = props;
  const confirmed = isConfirmed(paddle, fact);
  return (
    <Row label={label}>
      {fact === "surface" ? surfaceText(paddle) : paddle[fact]}
      {note && confirmed ? ` (${note})` : null}
      {confirmed ? null : <Unconfirmed />}
    </Row>
  );
}

function ApprovalRow({ fact: { name, label }, paddle }: OfPaddle<(typeof approvalFacts)[number]>) {
  const value = paddle[name];
  if (value === null)
    return (
      <Row label={label}>
        <Unknown />
      </Row>
    );
  return (
    <Row label={label}>
      {value}
      {isConfirmed(paddle, name) ? null : <Unconfirmed />}
      <span className={styles.dated}> · {lookedUpText(paddle)}</span>
    </Row>
  );
}

function NumberRow({
  fact: { name, label, unit },
  paddle,
  ranges,
  units,
}: OfPaddle<MeasuredFact> & SpecSheetProps) {
  const value = paddle[name];
  const range = ranges[name];
  if (value === null)
    return (
      <Row label={label}>
        <Unknown />
      </Row>
    );
  const text = keepUnits(figureText(value, unit, units));
  if (!range || !isConfirmed(paddle, name))
    return (
      <Row label={label}>
        {text}
        {isConfirmed(paddle, name) ? null : <Unconfirmed />}
      </Row>
    );
  const place = Math.round(placeInRange(value, range) * 100);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{text}</td>
      <td className={styles.bar}>
        <svg viewBox="0 0 104 10" aria-hidden="true">
          <path className={styles.scale} d="M2 5H102M2 1V9M102 1V9" />
          <circle className={styles.point} cx={2 + place} cy="5" r="4" />
        </svg>
        <span>
          {figureIn(range.min, unit, units).value} to {figureText(range.max, unit, units)}
        </span>
      </td>
    </tr>
  );
}

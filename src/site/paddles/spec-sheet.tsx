import "../../platform/styles/tables.css";
import { createContext, Fragment, use, useId } from "react";
import { Unconfirmed, Unknown, UnsureLegend } from "../../platform/ui/unsure-mark.tsx";
import { figureIn, figureText, keepUnits, type Units } from "../../platform/text/units.ts";
import { dayOrMonth } from "../../platform/text/dates.ts";
import { listed } from "../../platform/text/grammar.ts";
import { priceText } from "../../platform/text/money.ts";
import { CachedMarkup } from "../../platform/ui/cached-markup.tsx";
import { UnitsSwitch } from "../../platform/ui/units-switch.tsx";
import { fill } from "../../platform/text/fill.ts";
import { type FactSource, type SourceKind, sourceKinds } from "../../platform/text/fact-source.ts";
import { historiesOf, isOldApproval, type ListHistory, spanText } from "./approvals.ts";
import { type Measurement, measurements, type OwnersFigure } from "../reviews/measurements.ts";
import type { ReviewWording } from "../reviews/review-wording.content.ts";
import type { AnyPaddle, Paddle } from "./paddle.content.ts";
import {
  type ApprovalList,
  type FactName,
  type SourcedFact,
  sourcedFacts,
} from "./paddle-values.ts";
import {
  approvalFacts,
  isConfirmed,
  knownFact,
  type MeasuredFact,
  measuredFacts,
  placeInRange,
  priceDate,
  type Range,
  surfaceText,
  weightOf,
  weightText,
  type WordFact,
  wordFacts,
  wordFactText,
} from "./paddle-facts.ts";
import { addresses, legalPath } from "../../addresses.ts";
import { at, coreHalf } from "./paddle-picture.tsx";
import { lexicon } from "./reasons.ts";
import { BrandName } from "./brand-name.tsx";
import sideView from "./side-view.module.css";
import styles from "./spec-sheet.module.css";

/** Half the thickness of a grip and a face, in inches, for drawing only. */
const gripHalf = 0.5;
const face = 0.08;
/** The core thickness to draw if none is confirmed. */
const usualCoreMm = 16;

/**
 * A cross-section of a paddle from its top to the end of its grip, to scale, with the facts of each layer beside it.
 */
export function SideView(props: SideViewProps) {
  return (
    <CachedMarkup
      as="details"
      frame={{ className: `capitals disclosure screen ${sideView.view}` }}
      inside={Layers}
      props={props}
    />
  );
}

interface SideViewProps {
  paddle: Paddle;
  units: Units;
}

function Layers({ paddle, units }: SideViewProps) {
  const { name, coreMm, faceMaterial, lengthIn, gripLengthIn } = paddle;
  const hasFace = isConfirmed(paddle, "surface");
  return (
    <>
      <summary>Cross-section</summary>
      <Section paddle={paddle} />
      <dl>
        <Layer label="Core" color={coreColor}>
          {coreMm === null ? <Unknown /> : keepUnits(`${figureText(coreMm, "mm", units)} thick`)}
          {coreMm !== null && !isConfirmed(paddle, "coreMm") ? <Unconfirmed /> : null}
        </Layer>
        <Layer label="Faces" color={paddle.colourway.face}>
          {hasFace ? (faceMaterial ?? paddle.surface) : surfaceText(paddle)}
          {hasFace ? null : <Unconfirmed />}
        </Layer>
        <Layer label="Grip" color={paddle.colourway.grip}>
          {keepUnits(figureText(gripLengthIn, "in", units))} long
          {isConfirmed(paddle, "gripLengthIn") ? null : <Unconfirmed />}
        </Layer>
        <Layer label="Overall length">
          {keepUnits(figureText(lengthIn, "in", units))}
          {isConfirmed(paddle, "lengthIn") ? null : <Unconfirmed />}
        </Layer>
      </dl>
      <p className="small muted above-3 measure">
        The {name}, to scale in length and core
        {coreMm === null ? ` (drawn with ${usualCoreMm} mm)` : ""}. A dashed line means we
        couldn&apos;t confirm a figure. The thickness of the faces, rim and grip is our drawing, not
        the maker&apos;s.
      </p>
    </>
  );
}

const coreColor = "#c9ced6";

function Section({ paddle }: { paddle: Paddle }) {
  const id = useId();
  const { colourway, lengthIn, gripLengthIn, coreMm } = paddle;
  const half = coreHalf(coreMm ?? usualCoreMm);
  const outer = at(half + face);
  const grip = at(lengthIn - gripLengthIn);
  const [throat, bend, flare] = [at(grip - 0.9), at(grip - 0.4), at(lengthIn - 0.7)];
  const end = at(lengthIn - 0.12);
  const dashes = (...facts: Parameters<typeof isConfirmed>[1][]) =>
    facts.every((fact) => paddle[fact] !== null && isConfirmed(paddle, fact)) ? undefined : "5 4";
  const handle = `M${grip}-${gripHalf}H${flare}L${lengthIn}-.62V.62L${flare} ${gripHalf}H${grip}z`;
  return (
    <svg
      viewBox={`-.1 -.75 ${at(lengthIn + 0.2)} 1.5`}
      role="img"
      aria-label={`Cross-section of the ${paddle.name}, from its top to the end of its grip`}
    >
      <defs>
        <pattern id={`${id}cells`} width=".3" height="4" patternUnits="userSpaceOnUse">
          <path d="M.15-2V4" stroke="#7c8696" strokeWidth=".03" />
        </pattern>
        <linearGradient id={`${id}round`} x2="0" y2="1">
          <stop stopColor="#000" stopOpacity=".35" />
          <stop offset=".3" stopColor="#fff" stopOpacity=".25" />
          <stop offset="1" stopColor="#000" stopOpacity=".55" />
        </linearGradient>
      </defs>
      <rect x=".2" y={-outer} width={grip} height={outer * 2} fill={colourway.face} />
      <rect x=".2" y={-half} width={grip} height={half * 2} fill={coreColor} />
      <rect x=".2" y={-half} width={grip} height={half * 2} fill={`url(#${id}cells)`} />
      <path
        d={`M.3-${outer + 0.05}H.2Q0-${outer} 0 0T.2 ${outer + 0.05}H.3z`}
        fill={colourway.edge}
      />
      <path
        d={`M${throat}-${outer}C${bend}-${outer} ${bend}-${gripHalf} ${grip}-${gripHalf}V${gripHalf}C${bend} ${gripHalf} ${bend} ${outer} ${throat} ${outer}z`}
        fill={colourway.edge}
      />
      <path d={handle} fill={colourway.grip} />
      <path d={wrapOf(grip, flare)} stroke="#000" strokeOpacity=".5" strokeWidth=".08" />
      <path d={handle} fill={`url(#${id}round)`} />
      <path d={`M${end}-.62H${lengthIn}V.62H${end}z`} fill={colourway.edge} />
      <path
        className={sideView.line}
        d={`M${throat}-${outer}H.2Q0-${outer} 0 0T.2 ${outer}H${throat}`}
        strokeDasharray={dashes("lengthIn", "coreMm")}
      />
      <path
        className={sideView.line}
        d={handle}
        strokeDasharray={dashes("lengthIn", "gripLengthIn")}
      />
    </svg>
  );
}

/** The turns of a grip's wrap. */
function wrapOf(from: number, to: number): string {
  const turns = Math.floor((to - from - 0.3) / 0.56);
  return Array.from(
    { length: turns },
    (_, index) => `M${at(from + 0.35 + index * 0.56)}-${gripHalf}l.3 1`,
  ).join("");
}

interface LayerProps {
  label: string;
  color?: string;
  children: React.ReactNode;
}

function Layer({ label, color, children }: LayerProps) {
  return (
    <div>
      <dt className="line middle gap-2 muted">
        {color ? (
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <rect className={sideView.line} x="1" y="1" width="10" height="10" fill={color} />
          </svg>
        ) : null}
        {label}
      </dt>
      <dd className="numbers">{children}</dd>
    </div>
  );
}

interface SpecSheetProps {
  paddle: AnyPaddle;
  ranges: Partial<Record<FactName, Range>>;
  units: Units;
  /** The day it is: '2026-11-25'. */
  today: string;
  /** What owners measured, if enough did. */
  measured: readonly OwnersFigure[];
  words: ReviewWording["owners"];
}

/** A paddle's facts, each number with its position in the catalog, and with its source if it's noted. */
export function SpecSheet(props: SpecSheetProps) {
  return (
    <CachedMarkup
      as="section"
      frame={{ className: `capitals room ${styles.sheet}`, "aria-labelledby": "specifications" }}
      inside={Facts}
      props={props}
    />
  );
}

/** The numbers that shoppers ask for; a phone folds the others. */
const isAsked = (fact: MeasuredFact["name"]) =>
  fact === "weightOz" || fact === "coreMm" || fact === "gripLengthIn";

/** Whether the sheet has a column of bars. */
const HasBars = createContext(false);

function Facts({ paddle: whole, ranges, units, today, measured, words }: SpecSheetProps) {
  const histories = historiesOf(whole);
  const { shared, own } = splitSources(whole);
  const paddle: AnyPaddle = {
    ...whole,
    sources: own,
    notConfirmed: [...whole.notConfirmed, ...unsourcedFacts(whole)],
  };
  const asked = measuredFacts.filter(({ name }) => isAsked(name));
  const others = measuredFacts.filter(({ name }) => !isAsked(name));
  const haveBars = (facts: readonly MeasuredFact[]) =>
    facts.some(
      (fact) =>
        hasBar(paddle, fact, ranges[fact.name]) ||
        measured.some(({ of }) => ownersRows[of].below === fact.name),
    );
  const askedHaveBars = haveBars(asked);
  const othersHaveBars = haveBars(others);
  const rowsOf = (fact: MeasuredFact) => (
    <Fragment key={fact.name}>
      <NumberRow fact={fact} paddle={paddle} ranges={ranges} units={units} />
      <OwnersRows
        figures={measured.filter(({ of }) => ownersRows[of].below === fact.name)}
        paddle={paddle}
        units={units}
        words={words}
      />
    </Fragment>
  );
  return (
    <>
      <h2 id="specifications">Specifications</h2>
      <UnitsSwitch address={`${addresses.paddle.href(paddle)}#specifications`} units={units} />
      <HasBars value={askedHaveBars}>
        <table>
          <tbody>
            {asked.map(rowsOf)}
            <WordRow label="Shape" paddle={paddle} fact="shape" />
            <WordRow label="Surface" paddle={paddle} fact="surface" note={faceNote(paddle)} />
          </tbody>
        </table>
      </HasBars>
      <details className="disclosure folded">
        <summary>All specs</summary>
        <HasBars value={othersHaveBars}>
          <table>
            <tbody>
              {"isListed" in paddle ? null : <Row label="Full name">{paddle.fullName}</Row>}
              {paddle.versionName ? <Row label="Version">{paddle.versionName}</Row> : null}
              <Row label="Brand" source={paddle.sources?.brand}>
                <BrandName paddle={paddle} />
                {isConfirmed(paddle, "brand") ? null : <Unconfirmed />}
              </Row>
              <Row label="Category">{paddle.category ?? <Unknown />}</Row>
              <PriceRow paddle={paddle} />
              <WordRow label="Released" paddle={paddle} fact="year" />
              {wordFacts.map(({ name, label }) => (
                <KnownRow key={name} label={label} paddle={paddle} fact={name} />
              ))}
              {others.map(rowsOf)}
              {approvalFacts
                .filter(({ label }) => isShown(label, histories))
                .map(({ name, label }) => (
                  <ApprovalRow
                    key={name}
                    list={label}
                    histories={histories.filter(({ list }) => list === label)}
                    slug={paddle.slug}
                    isConfirmed={isConfirmed(paddle, name)}
                    today={today}
                  />
                ))}
            </tbody>
          </table>
        </HasBars>
        <p className="small muted measure">
          {whoSays(whole)}{" "}
          {askedHaveBars || othersHaveBars
            ? "The bar shows where this paddle falls in our catalog. "
            : null}
          <UnsureLegend />
          {measured.length > 0 ? ` ${words.note}` : null}
          {paddle.variants ? ` ${paddle.variants}` : null}
          {shared ? (
            <>
              {` Source of ${listed(shared.facts.map(nounOf))}: `}
              <SourceText of={shared.source} />.
            </>
          ) : null}
        </p>
      </details>
    </>
  );
}

interface RowProps {
  label: string;
  source?: FactSource | undefined;
  children: React.ReactNode;
}

function Row({ label, source, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td colSpan={use(HasBars) ? 2 : undefined}>
        {children}
        <RowSource of={source} />
      </td>
    </tr>
  );
}

/** A fact's source in its row. */
function RowSource({ of: source, by = "" }: { of: FactSource | undefined; by?: string }) {
  if (!source) return null;
  return (
    <span className={styles.source}>
      {by}
      <SourceText of={source} />
    </span>
  );
}

/** Whose page or list it is, and when that was read. */
function SourceText({ of: { from, url, on } }: { of: FactSource }) {
  return (
    <>
      {url === undefined ? (
        from
      ) : (
        <a href={url} rel="nofollow">
          {from}
        </a>
      )}
      , {dayOrMonth(on)}
    </>
  );
}

/** What a fact is called in the note on its source. */
const nounOf = (fact: SourcedFact): string => {
  if (fact in lexicon) return lexicon[fact as keyof typeof lexicon].noun;
  if (fact === "lightestOz") return "range of weights";
  return wordFacts.find(({ name }) => name === fact)?.label.toLowerCase() ?? fact;
};

/** The source of at least three facts, which is named once, below the table; and the sources of the others. */
function splitSources({ sources = {} }: AnyPaddle): {
  shared?: { source: FactSource; facts: SourcedFact[] };
  own: NonNullable<AnyPaddle["sources"]>;
} {
  // What a lab weighed is said in its row.
  const sourced = sourcedFacts.filter(
    (fact) => sources[fact] && !(fact === "weightOz" && sources[fact].kind === "lab"),
  );
  const alike = Map.groupBy(sourced, (fact) => JSON.stringify(sources[fact]));
  const [facts = []] = [...alike.values()].toSorted((a, b) => b.length - a.length);
  if (facts.length < 3) return { own: sources };
  const own = { ...sources };
  for (const fact of facts) delete own[fact];
  return { shared: { source: sources[facts[0]!]!, facts }, own };
}

/** Few paddles are on the Quiet list: it's shown of those that someone read there. */
const isShown = (name: ApprovalList, histories: readonly ListHistory[]) =>
  name !== "Quiet list" || histories.some(({ list }) => list === name);

/** The facts that nobody noted a source of: they're marked like those that we couldn't confirm. */
const unsourcedFacts = ({ sources = {} }: AnyPaddle): FactName[] =>
  sourcedFacts
    .filter((fact) => fact !== "brand" && fact !== "listPriceCents")
    .filter((fact) => sources[fact] === undefined);

/** Who says the figures of a paddle, in a sentence. */
function whoSays(paddle: AnyPaddle): string {
  const { sources = {} } = paddle;
  const given = sourcedFacts.filter((fact) => (paddle[fact] ?? null) !== null);
  const said = given.flatMap((fact) => sources[fact]?.kind ?? []);
  if (said.length === 0)
    return "Nobody noted where these figures come from, and we didn't measure anything.";
  const kinds = sourceKinds.filter((kind) => said.includes(kind));
  const others = said.length < given.length ? ", and some from pages that nobody noted" : "";
  return `Figures come from ${listed(kinds.map((kind) => kindInWords[kind]))}${others}; we didn't measure anything.`;
}

const kindInWords: Readonly<Record<SourceKind, string>> = {
  maker: "the maker",
  shop: "shops",
  "official list": "official lists",
  register: "an open register",
  lab: "a lab",
  owners: "owners",
  ours: "what we looked up",
};

function PriceRow({ paddle }: Pick<SpecSheetProps, "paddle">) {
  const date = priceDate(paddle);
  return (
    <Row label="List price" source={paddle.sources?.listPriceCents}>
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

/** The maker's words for a face, unless they already are the value. */
function faceNote({ surface, faceMaterial }: AnyPaddle): string | undefined {
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
  const value = fact === "surface" ? surfaceText(paddle) : paddle[fact];
  if (value === null)
    return (
      <Row label={label}>
        <Unknown />
      </Row>
    );
  return (
    <Row label={label} source={paddle.sources?.[fact]}>
      {value}
      {note && confirmed ? ` (${note})` : null}
      {confirmed ? null : <Unconfirmed />}
    </Row>
  );
}

/** A fact in words, if it's known. */
function KnownRow({ label, paddle, fact }: OfPaddle<WordFact> & { label: string }) {
  const text = wordFactText(paddle, fact);
  if (text === undefined) return null;
  return (
    <Row label={label} source={paddle.sources?.[fact]}>
      {text}
      {isConfirmed(paddle, fact) ? null : <Unconfirmed />}
    </Row>
  );
}

interface ApprovalRowProps {
  list: ApprovalList;
  /** What the list said of each version. */
  histories: readonly ListHistory[];
  slug: string;
  isConfirmed: boolean;
  today: string;
}

/** What a list of approved paddles says, with the day someone looked, and what it said before. */
export function ApprovalRow({
  list,
  histories,
  slug,
  isConfirmed: isSure,
  today,
}: ApprovalRowProps) {
  const hasPage = histories.some(({ version }) => version === undefined);
  return (
    <Row label={list}>
      {hasPage ? null : <Unknown />}
      {histories.map((history) => (
        <div key={history.version ?? ""}>
          {history.version === undefined ? null : `${history.version}: `}
          {history.now.state}
          {isSure ? null : <Unconfirmed />}
          <span className="small muted">
            {" · "}
            {spanText({ on: [history.now.on[0]], by: history.now.by })}
            {history.now.link === undefined ? null : (
              <>
                {" · "}
                <a className="tap" href={history.now.link} rel="nofollow noopener">
                  {history.now.by === undefined ? "on its list" : "where it says so"}
                </a>
              </>
            )}
            {isOldApproval(history.now.on[0], today) ? (
              <>
                {" · "}
                <a className="tap" href={legalPath(slug)}>
                  check again
                </a>
              </>
            ) : null}
          </span>
          <History of={history} />
        </div>
      ))}
    </Row>
  );
}

/** Every answer of a list, folded. Nothing if there was only one. */
function History({ of: { list, version, now, before } }: { of: ListHistory }) {
  if (before.length === 0 && now.on.length === 1) return null;
  return (
    <details className={styles.history}>
      <summary className="small">
        History<span className="unseen">{` of ${list} ${version ?? ""}`}</span>
      </summary>
      <ul>
        {[now, ...before].map((span) => (
          <li key={span.on[0]}>
            {span.state}, {spanText(span)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether a bar shows where a fact falls. The catalog's range doesn't include what is only listed. */
function hasBar(
  paddle: AnyPaddle,
  { name }: MeasuredFact,
  range: Range | undefined,
): range is Range {
  const value = paddle[name];
  if (value === null || value === undefined || !range || !isConfirmed(paddle, name)) return false;
  return value >= range.min && value <= range.max;
}

function NumberRow({
  fact,
  paddle,
  ranges,
  units,
}: OfPaddle<MeasuredFact> & Pick<SpecSheetProps, "ranges" | "units">) {
  const { name, label, unit } = fact;
  const value = paddle[name];
  const range = ranges[name];
  if (name === "weightOz" && paddle.lightestOz !== undefined)
    return (
      <Row label={label} source={paddle.sources?.weightOz ?? paddle.sources?.lightestOz}>
        {keepUnits(weightText(paddle, units)!)}
        {weightOf(paddle) === undefined ? <Unconfirmed /> : null}
      </Row>
    );
  // Few paddles have it noted.
  if (value === undefined) return null;
  if (value === null)
    return (
      <Row label={label}>
        <Unknown />
      </Row>
    );
  const text = keepUnits(figureText(value, unit, units));
  if (!hasBar(paddle, fact, range))
    return (
      <Row label={label} source={paddle.sources?.[name]}>
        {text}
        {isConfirmed(paddle, name) ? null : <Unconfirmed />}
      </Row>
    );
  const place = Math.round(placeInRange(value, range) * 100);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {text}
        <RowSource of={paddle.sources?.[name]} by={measuredBy(paddle, name)} />
      </td>
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

/** A lab weighs a paddle itself. */
const measuredBy = ({ sources }: AnyPaddle, fact: MeasuredFact["name"]) =>
  fact === "weightOz" && sources?.weightOz?.kind === "lab" ? "measured by " : "";

/** Which row each of owners' figures follows, and how it's written. */
const ownersRows = {
  measuredWeight: { below: "weightOz", label: "weight", decimals: 1 },
  measuredThickness: { below: "coreMm", label: "thickness", decimals: 1 },
  measuredGrip: { below: "gripLengthIn", label: "grip", decimals: 2 },
  measuredBalance: { below: "gripLengthIn", label: "balance", decimals: 1 },
} as const satisfies Record<Measurement, { below: MeasuredFact["name"]; [other: string]: unknown }>;

type OwnersRowsProps = Pick<SpecSheetProps, "paddle" | "units" | "words"> & {
  figures: readonly OwnersFigure[];
};

/** What owners measured, below the maker's figure and apart from it: the range, how many, and each as a dot. */
function OwnersRows({ figures, paddle, units, words }: OwnersRowsProps) {
  return figures.map(({ of, version, values }) => {
    const { label, decimals } = ownersRows[of];
    const { unit } = measurements[of];
    const shown = (value: number) => {
      const figure = figureIn(value, unit, units);
      return `${figure.unit === unit ? Number(value.toFixed(decimals)) : figure.value}`;
    };
    const [lowest, highest] = [shown(values[0]!), shown(values.at(-1)!)];
    const range = lowest === highest ? lowest : `${lowest} to ${highest}`;
    const whose = version === "" ? "" : fill(words.version, { version });
    return (
      <tr key={`${of} ${version}`}>
        <th scope="row">{`${words[label]}${whose}`}</th>
        <td>
          {keepUnits(`${range} ${figureIn(1, unit, units).unit}`)} ({values.length})
        </td>
        <td className={styles.bar}>
          <OwnersStrip
            values={values}
            maker={
              of === "measuredWeight" && version === "" ? knownFact(paddle, "weightOz") : undefined
            }
          />
        </td>
      </tr>
    );
  });
}

/** Each owner's figure as a dot, and the maker's as a line across, on a scale of their own. */
function OwnersStrip({ values, maker }: { values: readonly number[]; maker: number | undefined }) {
  const all = maker === undefined ? values : [...values, maker];
  const range = { min: Math.min(...all), max: Math.max(...all) };
  const place = (value: number) => 4 + Math.round(placeInRange(value, range) * 96);
  return (
    <svg viewBox="0 0 104 10" aria-hidden="true">
      <path className={styles.scale} d="M2 5H102" />
      {maker === undefined ? null : <path className={styles.maker} d={`M${place(maker)} 0V10`} />}
      {values.map((value, index) => (
        <circle key={index} className={styles.owner} cx={place(value)} cy="5" r="3" />
      ))}
    </svg>
  );
}

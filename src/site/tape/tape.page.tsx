import "../../platform/styles/columns.css";
import "../../platform/styles/forms.css";
import { addresses } from "../../addresses.ts";
import { query, text as lineOf } from "../../platform/query.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { firstCharacters } from "../../platform/text/plain-text.ts";
import { type MeasureUnit, readMeasure, readWithin } from "../../platform/text/read-figure.ts";
import { figureText } from "../../platform/text/units.ts";
import { Field } from "../../platform/ui/field.tsx";
import { type AnySold, knownFact } from "../paddles/paddle-facts.ts";
import { PaddleNameField, PaddleNames } from "../paddles/name-field.tsx";
import { paddleMeant } from "../paddles/typed-name.ts";
import { TextArticle, textArticleOf, textPageFacts } from "../pages/text-article.tsx";
import {
  type Bare,
  cmPerInch,
  gramsPerOunce,
  placeOf,
  type Spot,
  spotNames,
  type Taped,
  taped,
} from "./tape.ts";
import styles from "./tape.module.css";

/** The paddle's figures, as a form asks for them. Nothing outside the limits is a paddle's. */
const figures = {
  weight: { label: "Weight", unit: "oz", min: 6, max: 10.5, example: "7.9 oz" },
  length: { label: "Overall length", unit: "in", min: 14, max: 17.5, example: "16.5 in" },
  grip: { label: "Grip length", unit: "in", min: 3, max: 7, example: "5.5 in" },
  balance: { label: "Balance point (optional)", unit: "in", min: 7, max: 12, example: "24 cm" },
} as const satisfies Record<
  string,
  { label: string; unit: MeasureUnit; min: number; max: number; example: string }
>;
type Figure = keyof typeof figures;
const figureNames = Object.keys(figures) as Figure[];

const swing = { min: 70, max: 160 } as const;
/** In grams at one spot: more isn't tape. */
const maxGrams = 40;

const labels: Readonly<Record<Spot, string>> = {
  tip: "12 o'clock, the tip",
  upper: "10 and 2 o'clock",
  sides: "3 and 9 o'clock",
  lower: "4 and 8 o'clock",
  throat: "The throat",
  butt: "The butt of the handle",
};

const line = lineOf((typed) => firstCharacters(typed.replaceAll(/\s+/g, " ").trim(), 20));

type Names = Figure | Spot | "paddle" | "swing";
const tapeQuery = query<Record<Names, string>>({
  paddle: lineOf((typed) => firstCharacters(typed.trim(), 100)),
  ...(Object.fromEntries(figureNames.map((name) => [name, line])) as Record<Figure, typeof line>),
  swing: line,
  ...(Object.fromEntries(spotNames.map((name) => [name, line])) as Record<Spot, typeof line>),
});

const { path } = addresses.tape;

export default definePage(addresses.tape, {
  listed: {
    kind: "tape",
    weight: "list",
    pages: ({ library }) => [textPageFacts("tape-calculator", library)],
  },

  query: tapeQuery,

  load({ url, site }) {
    const { library } = site;
    const asked = tapeQuery.read(url.searchParams);
    return {
      ...textArticleOf("tape-calculator", library),
      asked,
      names: library.paddles.map(({ name }) => name),
      paddle: paddleMeant(asked.paddle, library),
    };
  },

  head: ({ text, breadcrumbs, asked }) => ({
    ...text,
    breadcrumbs,
    ...(tapeQuery.on(asked).length > 0 && { path: undefined }),
  }),

  Page: ({ data: { text, looks, breadcrumbs, ...data } }) => (
    <TextArticle text={text} looks={looks} breadcrumbs={breadcrumbs}>
      <Calculator {...data} />
    </TextArticle>
  ),
});

/** What a form's field gives: what was read, or what is wrong with it. */
type Read = ReturnType<typeof readWithin>;

function readSwing(typed: string): Read {
  if (typed === "") return {};
  const value = Number(typed.split(/kg/i)[0]);
  return value >= swing.min && value <= swing.max
    ? { value }
    : { wrong: `Write a swing weight from ${swing.min} to ${swing.max}.` };
}

function readGrams(typed: string): Read {
  if (typed === "") return {};
  const read = readMeasure(typed);
  const grams =
    read &&
    (read.unit === "oz"
      ? read.number * gramsPerOunce
      : ["", "g"].includes(read.unit)
        ? read.number
        : -1);
  return grams !== undefined && grams >= 0 && grams <= maxGrams
    ? { value: grams }
    : { wrong: `Write grams from 0 to ${maxGrams}.` };
}

/** What we know of a paddle itself. */
const factsOf = (paddle: AnySold | undefined): Partial<Record<Figure, number | undefined>> =>
  paddle
    ? {
        weight: knownFact(paddle, "weightOz") ?? undefined,
        length: knownFact(paddle, "lengthIn") ?? undefined,
        grip: knownFact(paddle, "gripLengthIn") ?? undefined,
      }
    : {};

interface CalculatorProps {
  asked: Record<Names, string>;
  names: readonly string[];
  paddle: AnySold | undefined;
}

function Calculator({ asked, names, paddle }: CalculatorProps) {
  const known = factsOf(paddle);
  const typed = Object.fromEntries(
    figureNames.map((name) => [name, readWithin(asked[name], figures[name].unit, figures[name])]),
  ) as Record<Figure, Read>;
  const swingWeight = readSwing(asked.swing);
  const grams = Object.fromEntries(
    spotNames.map((name) => [name, readGrams(asked[name])]),
  ) as Record<Spot, Read>;
  const of = (name: Figure) => typed[name].value ?? known[name];
  const [weightOz, lengthIn, gripLengthIn] = [of("weight"), of("length"), of("grip")];
  const bare: Bare | undefined =
    weightOz && lengthIn && gripLengthIn
      ? {
          weightOz,
          lengthIn,
          gripLengthIn,
          balanceIn: typed.balance.value,
          swingWeight: swingWeight.value,
        }
      : undefined;
  const added = Object.fromEntries(spotNames.map((name) => [name, grams[name].value ?? 0]));
  const isAsked = tapeQuery.on(asked).length > 0;
  return (
    <section className="section" aria-labelledby="calculator">
      <h2 id="calculator">What your tape does</h2>
      <form className={styles.form} action={`${path}#result`} autoComplete="off">
        <PaddleNameField
          name="paddle"
          label="Your paddle (optional)"
          problem={asked.paddle && !paddle ? "We don't have a paddle of that name." : undefined}
          typed={paddle?.name ?? asked.paddle}
        />
        <PaddleNames names={names} />
        <fieldset className={styles.fields}>
          <legend>The paddle without tape</legend>
          {figureNames.map((name) => (
            <FigureField
              key={name}
              name={name}
              label={figures[name].label}
              typed={asked[name]}
              problem={typed[name].wrong}
              hint={
                known[name] !== undefined && asked[name] === ""
                  ? `As we have it: ${figureText(known[name], figures[name].unit, "us")}.`
                  : undefined
              }
              example={figures[name].example}
            />
          ))}
          <FigureField
            name="swing"
            label="Swing weight (optional)"
            typed={asked.swing}
            problem={swingWeight.wrong}
            hint="Yours, if you had it measured, or what the maker states."
            example="115"
          />
        </fieldset>
        <fieldset className={styles.fields}>
          <legend>Grams of tape, both sides together</legend>
          {spotNames.map((name) => (
            <FigureField
              key={name}
              name={name}
              label={labels[name]}
              typed={asked[name]}
              problem={grams[name].wrong}
              example={name === "sides" ? "6" : "0"}
            />
          ))}
        </fieldset>
        <button type="submit">Work it out</button>
      </form>
      <div id="result" tabIndex={-1}>
        {bare ? (
          <Result bare={bare} after={taped(bare, added)} grams={added} />
        ) : isAsked ? (
          <p>
            It takes the paddle&apos;s weight, length and grip length. Pick a paddle of which we
            have them, or type them.
          </p>
        ) : null}
      </div>
    </section>
  );
}

interface FigureFieldProps {
  name: Names;
  label: string;
  typed: string;
  problem: string | undefined;
  hint?: string | undefined;
  example: string;
}

function FigureField({ name, label, typed, problem, hint, example }: FigureFieldProps) {
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(tied) => (
        <input
          {...tied}
          name={name}
          inputMode="decimal"
          defaultValue={typed}
          maxLength={20}
          placeholder={example}
        />
      )}
    </Field>
  );
}

interface ResultProps {
  bare: Bare;
  after: Taped;
  grams: Partial<Record<Spot, number>>;
}

function Result({ bare, after, grams }: ResultProps) {
  const total = spotNames.reduce((sum, name) => sum + (grams[name] ?? 0), 0);
  if (total === 0) return <p>Type how many grams go where, and we say what they change.</p>;
  const places = spotNames.filter((name) => (grams[name] ?? 0) > 0);
  return (
    <>
      <h3>With {rounded(total, 1)} g of tape</h3>
      <dl className={styles.result}>
        <div>
          <dt>Weight</dt>
          <dd>
            {inOunces(bare.weightOz)} before, <strong>{inOunces(after.weightOz)}</strong> after
          </dd>
        </div>
        {after.balanceIn === undefined || bare.balanceIn === undefined ? null : (
          <div>
            <dt>Balance point</dt>
            <dd>
              {inInches(bare.balanceIn)} before, <strong>{inInches(after.balanceIn)}</strong> after,
              from the end of the handle
            </dd>
          </div>
        )}
        {after.swingWeight === undefined || bare.swingWeight === undefined ? null : (
          <div>
            <dt>Swing weight</dt>
            <dd>
              {rounded(bare.swingWeight, 1)} before,{" "}
              <strong>{rounded(after.swingWeight, 1)}</strong> after, in kg·cm²
            </dd>
          </div>
        )}
      </dl>
      <p className="note">
        By mechanics alone, with the tape&apos;s middle{" "}
        {places.map((name) => `${rounded(placeOf(name, bare), 1)} in`).join(" and ")} from the end
        of the handle. Nobody measured your paddle with it.
        {after.balanceIn === undefined
          ? " For its balance point, type where it balances now: lay it across a pencil, and measure from the end of the handle."
          : null}
      </p>
    </>
  );
}

const rounded = (value: number, decimals: number) => value.toFixed(decimals).replace(/\.0+$/, "");
const inOunces = (oz: number) => `${oz.toFixed(2)} oz (${Math.round(oz * gramsPerOunce)} g)`;
const inInches = (inches: number) =>
  `${inches.toFixed(2)} in (${(inches * cmPerInch).toFixed(1)} cm)`;

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Marked } from "../ui/marked-text.tsx";
import {
  asSample,
  bareValue,
  derived,
  isSample,
  markedText,
  type MaybeSample,
  type Sample,
  sampleIf,
  withSamples,
} from "./sample.ts";

const score = asSample(8.6);
const level: MaybeSample<string> = asSample("Excellent");
const perhaps: MaybeSample<number> | undefined = sampleIf(true, 8.6);

/** Ways to print a sample or compute with it. The type checker rejects each line, and none is ever called. */
export const refused = {
  // @ts-expect-error -- JSX prints no sample
  text: () => <p>{score}</p>,
  // @ts-expect-error -- nor what may be one
  textOfEither: () => <p>{level}</p>,
  // @ts-expect-error -- nor one that may be missing
  textOfMissing: () => <p>{perhaps}</p>,
  // @ts-expect-error -- nor in an attribute
  attribute: () => <p title={level}>Durability</p>,
  // @ts-expect-error -- nor behind a condition
  condition: () => <p>{level === "Good" ? null : level}</p>,
  // @ts-expect-error -- a template prints none either
  // oxlint-disable-next-line typescript/restrict-template-expressions -- the linter refuses it, too
  template: () => `${score} of 10`,
  // @ts-expect-error -- nor what may be one
  // oxlint-disable-next-line typescript/restrict-template-expressions -- as above
  templateOfEither: () => `${level}`,
  // @ts-expect-error -- nor does joining texts
  joined: () => "Score: " + score,
  // @ts-expect-error -- nor is it a number to compute with
  sum: () => score + 1,
  // @ts-expect-error -- or to compare
  compared: () => score > 8,
  // @ts-expect-error -- it's no number
  number: (): number => score,
  // @ts-expect-error -- nor a text
  string: (): string => level,
  // @ts-expect-error -- and a plain number is no sample
  sample: (): Sample<number> => 8.6,
};

test("a sample that isn't type-checked can't be made text", () => {
  const untyped: unknown = score;
  expect(() => String(untyped)).toThrow("A sample was used without its mark");
  expect(() => [untyped].join()).toThrow("A sample was used without its mark");
  expect(() => renderToStaticMarkup(<p>{untyped as string}</p>)).toThrow("not valid");
});

describe("a sample is printed with its mark:", () => {
  test("in text by its sign", () => {
    expect(markedText(asSample("8.6 / 10"))).toBe("8.6 / 10◇");
    expect(markedText("8.6 / 10")).toBe("8.6 / 10");
  });

  test("on pages also for screen readers", () => {
    const mark = /<span class="[^"]*" role="img" aria-label="sample">◇<\/span>/;
    const html = renderToStaticMarkup(<Marked value={asSample("8.6")} isStrong />);
    expect(html.replace(mark, "MARK")).toBe("<strong>8.6</strong>MARK");
    expect(renderToStaticMarkup(<Marked value="8.6" />)).toBe("8.6");
  });
});

test("what follows from a sample is one, and from anything else isn't", () => {
  expect(derived(asSample(200), (cents) => cents / 100)).toEqual(asSample(2));
  expect(derived(200, (cents) => cents / 100)).toBe(2);
});

test("JSON keeps a sample a sample, for islands", () => {
  const read = JSON.parse(JSON.stringify(asSample("10,000+ players"))) as MaybeSample<string>;
  expect(isSample(read)).toBe(true);
  expect(bareValue(read)).toBe("10,000+ players");
});

test("only what's there is a sample", () => {
  const award: Award = { votes: 12, quote: undefined, category: "Wind" };
  const marked = { votes: asSample(12), quote: undefined, category: "Wind" };
  expect(withSamples(award, names)).toEqual(marked);
  const unmarked: Award = { category: "Wind" };
  expect(withSamples(unmarked, names)).toEqual(unmarked);
  expect(sampleIf(true, undefined)).toBeUndefined();
  expect(sampleIf(false, 12)).toBe(12);
});

interface Award {
  votes?: number | undefined;
  quote?: string | undefined;
  category: string;
}

const names = ["votes", "quote"] as const;

import {
  type Act,
  type ActField,
  type Asked,
  fieldName,
  maxReasonLength,
} from "../../platform/acts.ts";
import { refusal } from "../../platform/refusals.ts";
import { lineProblem, tidy } from "../../platform/text/plain-text.ts";

/** How a form names a row: by its noun, and its id with its version. */
export type RowName = readonly [noun: string, id: string];

/** The act a form asks for, perhaps with one of its options: 'reviews hide', 'outbox retry --all'. */
export function actIn(form: URLSearchParams) {
  const [name = "", flag] = (form.get("act") ?? "").split(" --");
  return { name, flag };
}

/** The name of an argument's or option's field in a form. Targets use their kind's. */
export const inputName = ({ of }: Pick<Act, "of">, field: ActField) =>
  of && !field.flags.startsWith("-") ? of.noun : fieldName(field);

/**
 * The request in a form. An option is set by the button or by its field. An option that takes a target on the command
 * line takes the form's only one.
 * @throws Refusal if its checkbox isn't checked
 */
export function readAsked(act: Act, form: URLSearchParams): Asked {
  const { of, box, args = [], options = [] } = act;
  const { flag } = actIn(form);
  const named = of
    ? form.getAll(of.noun)
    : args.flatMap((each) => form.get(inputName(act, each)) ?? []);
  const [id = ""] = (named[0] ?? "").split("@");
  const valueOf = (option: ActField): string | readonly string[] | true | undefined => {
    const name = fieldName(option);
    const isPressed = name === flag;
    if (!isPressed && !form.has(name)) return undefined;
    if (option.flags.endsWith("...]")) return form.getAll(name);
    if (option.flags.includes("<")) return form.get(name) ?? id;
    return isPressed || form.get(name) === "yes" || undefined;
  };
  const given = options.map((each) => [each, valueOf(each)] as const);
  const asked = given.filter(([, value]) => value !== undefined);
  if (box && form.get("sure") !== "yes") {
    const { only } = box;
    if (only === undefined || asked.some(([each]) => `--${fieldName(each)}` === only))
      throw refusal("box", box.label);
  }
  const takesName = asked.some(([{ flags, instead }]) => instead && flags.includes("<"));
  return {
    of: takesName ? [] : named,
    options: Object.fromEntries(asked.map(([each, value]) => [fieldName(each), value])),
    isSure: true,
  };
}

/** A reason as typed, which may be empty. @throws Refusal */
export function readReason(form: URLSearchParams): string {
  const reason = tidy(form.get("reason") ?? "");
  if (reason !== "" && lineProblem(reason, maxReasonLength) !== undefined)
    throw refusal("reason", maxReasonLength);
  return reason;
}

import { type Act, type Asked, maxReasonLength, optionName } from "../platform/acts.ts";
import { refusal } from "../platform/refusals.ts";
import { lineProblem, tidy } from "../platform/text/plain-text.ts";

/** A form that asks for an act, perhaps with one of its options: 'reviews hide', 'outbox retry --all'. */
export function actIn(form: URLSearchParams) {
  const [name = "", flag] = (form.get("act") ?? "").split(" --");
  return { name, flag };
}

/**
 * What a form asks an act to be done to. Its fields are called as the kind of that, and as options. A flag that takes
 * what it's done to on the command line takes the only one that the form has.
 * @throws Refusal if its checkbox isn't checked
 */
export function readAsked({ of, box, options = [] }: Act, form: URLSearchParams): Asked {
  const { flag } = actIn(form);
  const named = of ? form.getAll(of.noun) : [];
  if (box && (box.only === undefined || box.only === `--${flag}`) && form.get("sure") !== "yes")
    throw refusal("box", box.label);
  const option = options.find(({ flags }) => optionName(flags) === flag);
  if (!option) return { of: named, options: {}, isSure: true };
  const [id = ""] = (named[0] ?? "").split("@");
  const takesName = option.flags.includes("<");
  return { of: takesName ? [] : named, options: { [flag!]: takesName ? id : true }, isSure: true };
}

/** A reason as it was typed, which may be empty. @throws Refusal */
export function readReason(form: URLSearchParams): string {
  const reason = tidy(form.get("reason") ?? "");
  if (reason !== "" && lineProblem(reason, maxReasonLength) !== undefined)
    throw refusal("reason", maxReasonLength);
  return reason;
}

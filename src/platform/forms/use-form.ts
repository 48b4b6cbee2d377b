import { type FormEvent, startTransition, useActionState, useEffect, useRef } from "react";
import { honeypotField, onceField, type Outcome } from "./outcome.ts";
import { sendForm } from "./send-form.ts";
import type { Notice } from "./form-wording.content.ts";
import { showToast } from "../ui/toast.ts";
import { useScripted } from "../ui/use-scripted.ts";

interface FormOptions<Name extends string, Problems, Answer> {
  /** The page that takes the post, with and without script. */
  path: string;
  /** The part of that page that contains the form. A plain post leads there. */
  id: string;
  /** In reading order. */
  fields: readonly Name[];
  /** Validates the fields before they're sent, by the server's own rules. */
  read(typed: Record<Name, string>): { problems?: Problems };
  /** The server's result, if the form came as a plain post. */
  initial: Outcome<Problems, Answer>;
  /** The form's message about an outcome, on its status line and in a toast. */
  notice(outcome: Outcome<Problems, Answer>): Notice | undefined;
  /** Whether a click does nothing. */
  isIgnored?(typed: Record<Name, string>): boolean;
  /** The minimum time between a click and its result, in milliseconds. */
  minWait?: number;
  /** Runs once the post is stored, before the form says so. */
  onStored?(answer: Answer): Promise<void>;
}

/**
 * A form that is checked and sent by script and never leaves its page. What was typed stays in the fields until it's
 * stored.
 * @returns the last outcome, and the props of the form, which works as a plain one until it's hydrated
 */
export function useForm<
  Name extends string,
  Problems extends Partial<Record<Name, string>>,
  Answer = null,
>(options: FormOptions<Name, Problems, Answer>) {
  const { path, id, fields, initial } = options;
  const form = useRef<HTMLFormElement>(null);
  const storedHeading = useRef<HTMLHeadingElement>(null);
  const lastToast = useRef<Promise<(() => void) | void>>(undefined);
  const scripted = useScripted();

  const [outcome, send, sending] = useActionState(submit, initial);

  /** @param typed undefined to start over with an empty form */
  async function submit(
    _: Outcome<Problems, Answer>,
    typed: Record<Name, string> | undefined,
  ): Promise<Outcome<Problems, Answer>> {
    void lastToast.current?.then((takeAway) => takeAway?.());
    if (!typed) return { kind: "none" };
    const { problems } = options.read(typed);
    const result = problems ? { kind: "invalid" as const, problems } : await post(typed);
    const notice = options.notice(result);
    // Whether or not it can be loaded, the form says the same.
    if (notice)
      lastToast.current = showToast(
        { ...notice, kind: result.kind === "stored" ? "success" : "error" },
        partOf(id),
      ).catch(() => {});
    if (result.kind === "stored") {
      form.current?.reset();
      await options.onStored?.(result.answer);
    }
    return result;
  }

  async function post(typed: Record<Name, string>): Promise<Outcome<Problems, Answer>> {
    const sent = sendForm(path, typed);
    const { minWait } = options;
    if (minWait) await new Promise((resolve) => setTimeout(resolve, minWait));
    // The page's action found the problems with the same `read`.
    return (await sent) as Outcome<Problems, Answer>;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = fieldsOf(event.currentTarget, [...fields, honeypotField, onceField]);
    if (sending || options.isIgnored?.(typed)) return;
    startTransition(() => send(typed));
  }

  useEffect(() => {
    if (outcome === initial) return;
    if (outcome.kind === "stored") showAnswer(partOf(id), storedHeading.current);
    if (outcome.kind === "none") focusField(form.current, fields[0]!);
    if (outcome.kind !== "invalid") return;
    const invalid = fields.find((name) => outcome.problems[name]);
    if (invalid) focusField(form.current, invalid);
  }, [outcome, initial, fields, id]);

  return {
    outcome,
    sending,
    notice: options.notice(outcome),
    problems: outcome.kind === "invalid" ? outcome.problems : undefined,
    /** A ref for the heading of what replaces the form: it gets the focus. */
    storedHeading,
    /** Brings back an empty form in place of the answer. */
    startOver: () => startTransition(() => send(undefined)),
    form: {
      ref: form,
      method: "post",
      action: `${path}#${id}`,
      noValidate: scripted,
      onSubmit,
    } as const,
  };
}

/** A form's fields by name. None of our forms contains a file. */
function fieldsOf<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, data.get(name) ?? ""])) as Record<
    Name,
    string
  >;
}

function focusField(form: HTMLFormElement | null, name: string): void {
  (form?.elements.namedItem(name) as HTMLElement | null)?.focus();
}

const partOf = (id: string) => document.getElementById(id)!;

/** Focuses the answer's heading and scrolls all of the answer into view. */
function showAnswer(part: HTMLElement, heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  // The heading last, because the whole part may not fit.
  for (const each of [part, heading]) each?.scrollIntoView({ block: "nearest" });
}

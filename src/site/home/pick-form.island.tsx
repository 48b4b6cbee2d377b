import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { addresses } from "../../addresses.ts";
import { budgets, budgetText, pickQuery } from "../match/match-address.ts";
import { fetchPage, refreshRegionsFrom } from "../../platform/islands/fetch-page.ts";
import { shortPriceText } from "../../platform/text/money.ts";
import { DuprField, OwnLevel } from "../reviews/level/dupr-field.tsx";
import styles from "./pick-form.module.css";

interface PickFormProps {
  words: {
    heading: string;
    /** 'I'm a {level} with {budget} and {arm}.' */
    sentence: string;
    anyBudget: string;
    soreArm: string;
    fineArm: string;
    submit: string;
    failed: string;
  };
  /** What the fields are called. */
  labels: {
    level: { label: string; title: string; placeholder: string };
    budget: string;
    arm: string;
  };
  /** The values that the page's pick is for, as the form writes them. */
  given: { level: string; budget: string; arm: string };
  /** The id of the hint on what to enter without a DUPR. */
  hintId: string;
}

/** How long a visitor must stop typing before the pick changes, in milliseconds. */
const typingPause = 250;

/**
 * The question most visitors come with, as a sentence with three blanks: a plain form that leads to the match. With
 * script the pick changes as they're filled in: it's the one of the same page for these answers.
 */
export default function PickForm({ words, labels, given, hintId }: PickFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(pickAddress(new URLSearchParams(given)));
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [said, setSaid] = useState({ text: "", failed: false });

  async function answer() {
    if (form.current!.matches(":invalid")) return;
    const address = pickAddress(new FormData(form.current!));
    if (address === shown.current) return;
    shown.current = address;
    const before = pickNow();
    before?.setAttribute("aria-busy", "true");
    try {
      const page = await fetchPage(address);
      // A newer request is in flight.
      if (shown.current !== address) return;
      refreshRegionsFrom(page);
      history.replaceState(history.state, "", address);
      const now = pickNow();
      const text = now?.dataset["announcement"] ?? "";
      setSaid({ text, failed: false });
      if (now && text !== before?.dataset["announcement"]) slideIn(now);
    } catch {
      if (shown.current !== address) return;
      shown.current = "";
      before?.removeAttribute("aria-busy");
      setSaid({ text: words.failed, failed: true });
    }
  }

  function answerAfter(pause: number) {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void answer(), pause);
  }

  // The level that a reader has set on the site is filled in before this is hydrated.
  const onHydrated = useEffectEvent(() => answerAfter(0));
  useEffect(() => onHydrated(), []);

  const blanks: Record<string, ReactNode> = {
    "{level}": (
      <span key="level">
        <DuprField
          name="level"
          words={labels.level}
          given={given.level || undefined}
          hintId={hintId}
          isAlone
        />
        <OwnLevel of="level" />
      </span>
    ),
    "{budget}": (
      <select key="budget" name="budget" aria-label={labels.budget} defaultValue={given.budget}>
        <option value="">{words.anyBudget}</option>
        {budgets.map((cents) => (
          <option key={cents} value={budgetText(cents)}>
            {shortPriceText(cents)}
          </option>
        ))}
      </select>
    ),
    "{arm}": (
      <select key="arm" name="arm" aria-label={labels.arm} defaultValue={given.arm}>
        <option value="yes">{words.soreArm}</option>
        <option value="no">{words.fineArm}</option>
      </select>
    ),
  };

  return (
    <form
      ref={form}
      className="stack start gap-3 full"
      action={addresses.match.path}
      aria-labelledby="which-paddle"
      autoComplete="off"
      onChange={({ target }) => answerAfter(target instanceof HTMLInputElement ? typingPause : 0)}
    >
      <h2 className="medium muted" id="which-paddle">
        {words.heading}
      </h2>
      <p className={styles.sentence}>
        {words.sentence.split(/(\{\w+\})/).map((part) => blanks[part] ?? part)}
      </p>
      <button type="submit">{words.submit}</button>
      <p className={said.failed ? "bold" : "unseen"} role="status">
        {said.text}
      </p>
    </form>
  );
}

/** The home page's URL with the pick for a form's answers. */
const pickAddress = (fields: FormData | URLSearchParams) =>
  pickQuery.address(addresses.home.path, pickQuery.read(fields));

const pickNow = () => document.getElementById("pick") ?? undefined;

function slideIn(pick: HTMLElement) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  pick.firstElementChild?.animate(
    { opacity: [0, 1], translate: ["2rem 0", "0 0"] },
    { duration: 180, easing: "ease-out" },
  );
}

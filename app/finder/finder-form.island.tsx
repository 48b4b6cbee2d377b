import { type FormEvent, useId, useRef, useState } from "react";
import {
  anything,
  finderAddress,
  type FinderChoices,
  type FinderQuery,
  readFinderQuery,
} from "../../model/finder-query";
import { fetchPage } from "../reviews/fetch-page";
import { renewFrom } from "../reviews/renewed";
import styles from "./finder-form.module.css";

interface FinderFormProps {
  /** The page's path; its results are the part with the id 'results'. */
  path: string;
  submitText: string;
  query: FinderQuery;
  choices: FinderChoices;
}

/** How long a visitor pauses before what was typed is searched for, in ms. */
const typingPause = 250;

/** Search box, category and brand: a plain form; with script it answers as it is filled in. */
export default function FinderForm({ path, submitText, query, choices }: FinderFormProps) {
  const id = useId();
  const [said, setSaid] = useState({ text: "", failed: false });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef("");

  async function answer(form: HTMLFormElement) {
    clearTimeout(waiting.current);
    const address = finderAddress(path, readFinderQuery(new FormData(form), choices));
    if (address === asked.current) return;
    asked.current = address;
    const results = document.getElementById("results");
    results?.setAttribute("aria-busy", "true");
    try {
      const page = await fetchPage(address);
      // Somebody who typed on waits for a later answer.
      if (asked.current !== address) return;
      renewFrom(page);
      history.replaceState(history.state, "", address);
      const found = document.querySelector("[data-found]")?.textContent ?? "";
      setSaid({ text: found, failed: false });
    } catch {
      if (asked.current !== address) return;
      asked.current = "";
      document.getElementById("results")?.removeAttribute("aria-busy");
      setSaid({ text: "Could not load the results. Please try again.", failed: true });
    }
  }

  function onChange({ target, currentTarget: form }: FormEvent<HTMLFormElement>) {
    clearTimeout(waiting.current);
    const pause = target instanceof HTMLSelectElement ? 0 : typingPause;
    waiting.current = setTimeout(() => void answer(form), pause);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void answer(event.currentTarget);
  }

  return (
    <search aria-label="Paddles">
      <form
        className={styles.form}
        action={path}
        autoComplete="off"
        onChange={onChange}
        onSubmit={onSubmit}
      >
        <div className={styles.search}>
          <label htmlFor={`${id}search`}>Search</label>
          <input
            id={`${id}search`}
            type="search"
            name="search"
            defaultValue={query.search}
            placeholder="Name or brand"
            enterKeyHint="search"
          />
        </div>
        <Choice
          name="category"
          label="Category"
          all="All Categories"
          chosen={query.category}
          choices={choices.categories}
        />
        <Choice
          name="brand"
          label="Brand"
          all="All Brands"
          chosen={query.brand}
          choices={choices.brands}
        />
        <button type="submit">{submitText}</button>
        <p className={said.failed ? styles.failed : styles.found} role="status">
          {said.text}
        </p>
      </form>
    </search>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  chosen: string;
  choices: readonly string[];
}

function Choice({ name, label, all, chosen, choices }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen}>
        <option value={anything}>{all}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  );
}

import { type FormEvent, useId, useRef, useState } from "react";
import {
  activeFilters,
  finderAddress,
  type FinderChoices,
  type FinderQuery,
  readFinderQuery,
} from "../../model/finder-query";
import { fetchPage } from "../reviews/fetch-page";
import { renewFrom } from "../reviews/renewed";
import { useScripted } from "../ui/use-scripted";
import { Choice } from "./choice";
import { FilterSheet } from "./filter-sheet";
import styles from "./finder-form.module.css";

interface FinderFormProps {
  /** The page's path; its results are the part with the id 'results'. */
  path: string;
  submitText: string;
  query: FinderQuery;
  choices: FinderChoices;
  /** How many paddles the query finds. */
  found: number;
}

/** How long a visitor pauses before what was typed is searched for, in ms. */
const typingPause = 250;

/**
 * Search box, category and brand: a plain form; with script it answers as it is filled in. Where the screen is narrow,
 * category and brand stand in a sheet at its lower edge.
 */
export default function FinderForm({
  path,
  submitText,
  query,
  choices,
  found: foundAtFirst,
}: FinderFormProps) {
  const id = useId();
  const isScripted = useScripted();
  const [said, setSaid] = useState({ text: "", failed: false });
  const [active, setActive] = useState(activeFilters(query));
  const [found, setFound] = useState(foundAtFirst);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef("");

  async function answer(form: HTMLFormElement) {
    clearTimeout(waiting.current);
    const asking = readFinderQuery(new FormData(form), choices);
    const address = finderAddress(path, asking);
    if (address === asked.current) return;
    setActive(activeFilters(asking));
    asked.current = address;
    const results = document.getElementById("results");
    results?.setAttribute("aria-busy", "true");
    try {
      const page = await fetchPage(address);
      // Somebody who typed on waits for a later answer.
      if (asked.current !== address) return;
      renewFrom(page);
      history.replaceState(history.state, "", address);
      const told = document.querySelector<HTMLElement>("[data-found]");
      setFound(Number(told?.dataset["found"]));
      setSaid({ text: told?.textContent ?? "", failed: false });
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
    const form = event.currentTarget;
    const sheet = form.querySelector<HTMLElement>("[popover]:popover-open");
    sheet?.hidePopover();
    void answer(form).then(() => sheet && document.getElementById("results")?.scrollIntoView());
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
        <div className={`${styles.field} ${styles.search}`}>
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
        <FilterSheet active={active} found={isScripted ? found : undefined}>
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
        </FilterSheet>
        <button type="submit">{submitText}</button>
        <p className={said.failed ? styles.failed : styles.found} role="status">
          {said.text}
        </p>
      </form>
    </search>
  );
}

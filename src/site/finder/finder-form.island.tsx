import { type FormEvent, useRef, useState } from "react";
import {
  activeFilters,
  finderAddress,
  type FinderChoices,
  finderQuery,
  type Sort,
} from "./finder-query.ts";
import { fetchPage, islandProps, refreshRegionsFrom } from "../../platform/islands/fetch-page.ts";
import { useScripted } from "../../platform/ui/use-scripted.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { FinderFields } from "./finder-fields.tsx";
import styles from "./finder-form.module.css";
import type { FinderOffer } from "./run-finder.ts";
import { SearchField } from "./search-field.tsx";

interface FinderFormProps {
  /** The page's path. Its results are the element with the id 'results'. */
  path: string;
  submitText: string;
  offer: FinderOffer;
}

/** How long a visitor must stop typing before the search starts, in milliseconds. */
const typingPause = 250;

/**
 * Search box and filters: a plain form. With script it updates the results as they're filled in, and shows how many
 * matches each further choice would leave. On a narrow screen the filters are in a bottom sheet.
 */
export default function FinderForm({ path, submitText, offer: offerAtFirst }: FinderFormProps) {
  const isScripted = useScripted();
  const [said, setSaid] = useState({ text: "", failed: false });
  const [offer, setOffer] = useState(offerAtFirst);
  const [active, setActive] = useState(activeFilters(offer.query));
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef("");
  const wasTyped = useRef(false);

  /** @param by a choice is a step in the history, and so are the words of a search, but not each of their letters */
  async function answer(form: HTMLFormElement, by: "choice" | "typing" | "level" = "choice") {
    clearTimeout(waiting.current);
    const asking = finderQuery(choicesIn(offer)).read(new FormData(form));
    const address = finderAddress(path, asking);
    if (address === asked.current) return;
    setActive(activeFilters(asking));
    asked.current = address;
    const results = document.getElementById("results");
    results?.setAttribute("aria-busy", "true");
    try {
      const page = await fetchPage(address);
      // A newer request is in flight.
      if (asked.current !== address) return;
      refreshRegionsFrom(page);
      const isNew = address !== location.pathname + location.search;
      const isStep = isNew && (by === "choice" || (by === "typing" && !wasTyped.current));
      wasTyped.current = by === "typing";
      // Steps are marked: islands-script.ts loads their lists when a visitor goes back to one.
      if (isStep) history.replaceState(true, "");
      history[isStep ? "pushState" : "replaceState"](isStep || history.state, "", address);
      const fresh = islandProps(page, "finder-form") as FinderFormProps | undefined;
      setOffer(fresh?.offer ?? offer);
      const announcement =
        document.querySelector<HTMLElement>("[data-announcement]")?.dataset["announcement"];
      setSaid({ text: announcement ?? "", failed: false });
    } catch {
      if (asked.current !== address) return;
      asked.current = "";
      document.getElementById("results")?.removeAttribute("aria-busy");
      setSaid({ text: "Couldn't load the results. Please try again.", failed: true });
    }
  }

  function onChange({ target, currentTarget: form }: FormEvent<HTMLFormElement>) {
    clearTimeout(waiting.current);
    if (target instanceof HTMLSelectElement && target.value === ("near" satisfies Sort))
      takeOwnLevel(form);
    const isTyped = target instanceof HTMLInputElement && target.type === "search";
    waiting.current = isTyped
      ? setTimeout(() => void answer(form, "typing"), typingPause)
      : setTimeout(() => void answer(form));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const sheet = form.querySelector<HTMLElement>("[popover]:popover-open");
    sheet?.hidePopover();
    void answer(form).then(() => sheet && document.getElementById("results")?.scrollIntoView());
  }

  return (
    <search id="filters" className={styles.filters} aria-label="Paddles">
      <form
        className={styles.form}
        action={path}
        autoComplete="off"
        onChange={onChange}
        onSubmit={onSubmit}
      >
        <SearchField search={offerAtFirst.query.search} />
        <FilterSheet active={active} found={isScripted ? offer.shown : undefined}>
          <FinderFields offer={offer} onOpenRating={(facet) => takeOwnLevel(facet, "level")} />
        </FilterSheet>
        <button type="submit">{submitText}</button>
        <p className={said.failed ? styles.failed : "unseen"} role="status">
          {said.text}
        </p>
      </form>
    </search>
  );

  /** Fills in the level a visitor has already set on the site. */
  function takeOwnLevel(part: HTMLElement, by?: "level") {
    const own = document.documentElement.dataset["level"];
    const choice = part.querySelector<HTMLSelectElement>("select[name=level]")!;
    if (!own || offer.query.level || choice.value === own) return;
    choice.value = own;
    void answer(choice.form!, by);
  }
}

function choicesIn({ categories, brands, facets }: FinderOffer): FinderChoices {
  const values = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);
  return {
    categories: values(categories),
    brands: values(brands),
    facets: Object.fromEntries(facets.map(({ key, choices }) => [key, values(choices)])),
  };
}

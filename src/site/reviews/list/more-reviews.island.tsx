import { type MouseEvent, useState } from "react";
import { fetchPage } from "../../../platform/islands/fetch-page.ts";

/** 'Show more': a link to the next stored reviews; with script it adds them to this list. */
export default function MoreReviews({ address: first }: { address: string }) {
  const [address, setAddress] = useState<string | undefined>(first);
  const [state, setState] = useState<"resting" | "loading" | "failed">("resting");

  async function showMore(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !address) return;
    event.preventDefault();
    if (state === "loading") return;
    setState("loading");
    const region = event.currentTarget.closest("[data-refresh]");
    try {
      const page = await fetchPage(address);
      const items = [...page.querySelectorAll("[data-reviews] > li")];
      keepVotesThere(page);
      if (region) for (const item of items) addTo(region, item);
      setAddress(page.querySelector("[data-more]")?.getAttribute("href") ?? undefined);
      setState("resting");
      focusOn(items[0]);
    } catch {
      setState("failed");
    }
  }

  return (
    <div className="screen row middle gap-4 drop-4">
      {address ? (
        <a className="button quiet" href={address} data-more data-replay onClick={showMore}>
          {state === "loading" ? "Loading…" : "Show more"}
        </a>
      ) : null}
      <span role="status">
        {state === "failed" ? "We couldn't load more reviews. Please try again." : ""}
        {state === "resting" && address !== first ? "More reviews are shown above." : ""}
      </span>
    </div>
  );
}

/** Adds a review to the last list of its kind, which opens if it's folded; the first sample brings its whole group. */
function addTo(region: Element, item: Element) {
  if (region.contains(item)) return;
  const group = item.closest("[data-samples]");
  const there = region.querySelector("[data-samples]");
  const lists = region.querySelectorAll(`[data-reviews]${group && there ? "" : ownList}`);
  const list = [...lists].at(-1);
  const details = list?.closest("details");
  if (group && !there) (details ?? list)?.after(document.adoptNode(group));
  else list?.append(document.adoptNode(item));
  if (details) details.open = true;
}

/** A list that isn't of samples. */
const ownList = ":not([data-samples] *)";

/** Makes votes lead back to the page that shows the review, even after it was added to another one. */
function keepVotesThere(page: Document) {
  for (const button of page.querySelectorAll<HTMLButtonElement>("[data-reviews] button"))
    button.setAttribute("formaction", button.form?.getAttribute("action") ?? "");
}

/** Moves a keyboard user's focus to the first new review. */
function focusOn(item: Element | undefined) {
  if (!(item instanceof HTMLElement)) return;
  item.tabIndex = -1;
  item.focus({ preventScroll: true });
}

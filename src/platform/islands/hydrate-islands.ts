import type { ComponentType } from "react";
import { isStored } from "../ui/is-stored.ts";

/** 'src/site/reviews/form/review-form.island.tsx' is the island 'review-form'. Names must be unique. */
export function islandName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".island.tsx".length);
}

type IslandFile = () => Promise<{ default: ComponentType }>;

/**
 * Hydrates islands when they near the screen, when the browser is idle, or when a visitor reaches for one, and replays
 * what the visitor did before the code arrived. If it never arrives, forms are submitted without script.
 */
export function hydrateIslands(files: Record<string, IslandFile>): void {
  const loaders = new Map(Object.entries(files).map(([path, file]) => [islandName(path), file]));
  const started = new WeakMap<Element, Promise<void>>();

  async function load(island: Element): Promise<void> {
    const shared = island.getAttribute("shared");
    const [{ mountIsland }, file, props] = await Promise.all([
      import("./mount-island.ts"),
      loaders.get(island.getAttribute("name")!)!(),
      shared && fetch(shared).then((answer) => answer.json()),
    ]);
    mountIsland(island, file.default, props);
    island.setAttribute("hydrated", "");
  }

  function hydrate(island: Element): Promise<void> {
    const hydration = started.get(island) ?? load(island);
    started.set(island, hydration);
    return hydration;
  }

  const notHydrated = (event: Event) =>
    (event.target as Element).closest?.("x-island:not([hydrated])");
  const hydrateQuietly = (island: Element | null | undefined) =>
    void (island && hydrate(island).catch(() => {}));
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, handle, { capture: true });

  // Password managers and other tools fill in fields without focusing them.
  for (const type of ["pointerdown", "focusin", "keydown", "input"] as const)
    listen(type, (event) => hydrateQuietly(notHydrated(event)));

  const waiting = new WeakSet<HTMLFormElement>();
  function submitWhenHydrated(
    event: Event,
    form: HTMLFormElement | null,
    submitter?: HTMLElement | null,
  ) {
    const island = notHydrated(event);
    if (!island || !form) return;
    event.preventDefault();
    if (waiting.has(form)) return;
    waiting.add(form);
    hydrate(island).then(
      () => form.requestSubmit(submitter),
      () => form.submit(),
    );
  }
  listen("submit", (event) =>
    submitWhenHydrated(event, event.target as HTMLFormElement, event.submitter),
  );
  // The island shows its own message instead of the browser's validation bubble.
  listen("invalid", (event) => submitWhenHydrated(event, (event.target as HTMLInputElement).form));

  // `data-replay` marks a control that only works with script. If the script fails, it works as a link.
  listen("click", (event) => {
    const island = notHydrated(event);
    const control = (event.target as Element).closest?.<HTMLElement>("[data-replay]");
    if (!island || !control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    hydrate(island).then(
      () => control.click(),
      () => control instanceof HTMLAnchorElement && location.assign(control.href),
    );
  });

  function watch(): void {
    // A visitor may be typing in one already.
    hydrateQuietly(document.activeElement?.closest("x-island:not([hydrated])"));
    const nearScreen = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          nearScreen.unobserve(target);
          hydrateQuietly(target.closest("x-island"));
        }
      },
      { rootMargin: "200px" },
    );
    for (const island of document.querySelectorAll("x-island")) {
      const when = island.getAttribute("when");
      // The island itself has no box (display: contents), but its first child has.
      if (when === "visible") nearScreen.observe(island.firstElementChild ?? island);
      if (when === "idle" || isStored(island.getAttribute("kept")!))
        (self.requestIdleCallback ?? setTimeout)(() => hydrateQuietly(island));
    }
  }
  onceParsed(watch);
}

/** Runs a function once the page is parsed: the script may arrive before that. */
export function onceParsed(run: () => void): void {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
  else run();
}

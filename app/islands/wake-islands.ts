import type { ComponentType } from "react";
import { islandName } from "./island-name";

type IslandFile = () => Promise<{ default: ComponentType }>;

/**
 * Brings islands to life when they come near the screen, when the browser is idle, or when a visitor reaches for one.
 * What a visitor did before the code came is done once it is there; if it never comes, forms are sent the plain way.
 */
export function wakeIslands(files: Record<string, IslandFile>): void {
  const loaders = new Map(Object.entries(files).map(([path, file]) => [islandName(path), file]));
  const woken = new WeakMap<Element, Promise<void>>();

  async function load(island: Element): Promise<void> {
    const [{ mountIsland }, file] = await Promise.all([
      import("./mount-island"),
      loaders.get(island.getAttribute("name")!)!(),
    ]);
    mountIsland(island, file.default);
    island.setAttribute("awake", "");
  }

  function wake(island: Element): Promise<void> {
    const waking = woken.get(island) ?? load(island);
    woken.set(island, waking);
    return waking;
  }

  const asleep = (event: Event) =>
    (event.target as Element).closest?.("x-island:not([awake])") ?? undefined;
  const quietly = (island: Element | undefined) => void (island && wake(island).catch(() => {}));
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, handle, { capture: true });

  // Some tools fill a field in without reaching for it.
  for (const type of ["pointerdown", "focusin", "keydown", "input"] as const)
    listen(type, (event) => quietly(asleep(event)));

  const waiting = new WeakSet<HTMLFormElement>();
  function submitAwake(event: Event, form: HTMLFormElement | null, submitter?: HTMLElement | null) {
    const island = asleep(event);
    if (!island || !form) return;
    event.preventDefault();
    if (waiting.has(form)) return;
    waiting.add(form);
    wake(island).then(
      () => form.requestSubmit(submitter),
      () => form.submit(),
    );
  }
  listen("submit", (event) => submitAwake(event, event.target as HTMLFormElement, event.submitter));
  // Instead of the browser's bubble the island says what is missing, in its own words.
  listen("invalid", (event) => submitAwake(event, (event.target as HTMLInputElement).form));

  // A control that does something only with script carries `data-replay`; without it, it stays the link it is.
  listen("click", (event) => {
    const island = asleep(event);
    const control = (event.target as Element).closest?.<HTMLElement>("[data-replay]");
    if (!island || !control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    wake(island).then(
      () => control.click(),
      () => control instanceof HTMLAnchorElement && location.assign(control.href),
    );
  });

  function watch(): void {
    const nearScreen = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          nearScreen.unobserve(target);
          quietly(target.closest("x-island")!);
        }
      },
      { rootMargin: "200px" },
    );
    for (const island of document.querySelectorAll("x-island")) {
      const when = island.getAttribute("when");
      // The island itself has no box (display: contents), its first child has.
      if (when === "visible") nearScreen.observe(island.firstElementChild ?? island);
      if (when === "idle") (self.requestIdleCallback ?? setTimeout)(() => quietly(island));
    }
  }
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", watch);
  else watch();
}

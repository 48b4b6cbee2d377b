import type { Page } from "@playwright/test";

/**
 * The layout problems of a page as it is now; empty without problems.
 * @param part what may not overlap: what lies over the page, where something does
 */
export const geometryFaults = (page: Page, part = "body"): Promise<string[]> =>
  page.evaluate(findFaults, part);

/** Runs in the page, so it contains everything it uses. */
function findFaults(part: string): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Shown extends Box {
    holder: Element;
    name: string;
  }
  const faults = new Set<string>();
  const everywhere = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const { clientWidth: screenWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > screenWidth) faults.add(`it scrolls sideways: ${scrollWidth} px`);

  const common = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  /** Boxes share edges, and are rounded: an overlap is more than a pixel. */
  const isArea = ({ left, top, right, bottom }: Box) => right - left > 1.5 && bottom - top > 1.5;

  // What clips an element: a scroll container, on purpose, or a box that hides the rest, mostly by mistake.
  interface Cut {
    /** The part of the page that all its clipping ancestors leave. */
    frame: Box;
    /** The same for the ancestors that nobody can scroll. */
    hiding: Box;
  }
  const cuts = new Map<Element | null, Cut>([[null, { frame: everywhere, hiding: everywhere }]]);
  function cutOf(element: Element | null): Cut {
    const known = cuts.get(element);
    if (known) return known;
    const around = cutOf(element!.parentElement);
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element!);
    const box = element!.getBoundingClientRect();
    const within = (cutsX: boolean, cutsY: boolean): Box => ({
      left: cutsX ? box.left : -Infinity,
      right: cutsX ? box.right : Infinity,
      top: cutsY ? box.top : -Infinity,
      bottom: cutsY ? box.bottom : Infinity,
    });
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    // The root's overflow applies to the viewport. An ellipsis says that there is more.
    const isRoot = element === document.documentElement || element === document.body;
    const dots = textOverflow === "ellipsis" || webkitLineClamp !== "none";
    const cut = isRoot
      ? around
      : {
          frame: common(around.frame, within(overflowX !== "visible", overflowY !== "visible")),
          hiding: dots
            ? around.hiding
            : common(around.hiding, within(hides(overflowX), hides(overflowY))),
        };
    cuts.set(element, cut);
    return cut;
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest("[aria-hidden=true] input, .skip") === null;
  /** Text for screen readers only is one point on the screen. */
  const isForEyes = (element: Element) => {
    for (
      let each: Element | null = element;
      each && each !== document.body;
      each = each.parentElement
    ) {
      const { width, height } = each.getBoundingClientRect();
      if (getComputedStyle(each).overflow !== "visible" && (width <= 1 || height <= 1))
        return false;
    }
    return true;
  };
  const nameOf = (element: Element, text = "") =>
    `<${element.tagName.toLowerCase()}> '${(text || element.getAttribute("aria-label") || element.getAttribute("name") || element.textContent || "").trim().replaceAll(/\s+/g, " ").slice(0, 40)}'`;

  const texts: Shown[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement!;
    if (!node.textContent!.trim() || holder.closest("script, style, option, title, desc, noscript"))
      continue;
    if (!isShown(holder) || !isForEyes(holder)) continue;
    const name = nameOf(holder, node.textContent!);
    const { frame, hiding } = cutOf(holder);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // A line's box has room above and below its letters.
      const room = (bottom - top) * 0.22;
      const letters = { left, right, top: top + room, bottom: bottom - room };
      if (!isArea(letters)) continue;
      const whole = common(letters, hiding);
      if (
        whole.left > left + 1.5 ||
        whole.right < right - 1.5 ||
        whole.top > letters.top + 1.5 ||
        whole.bottom < letters.bottom - 1.5
      )
        faults.add(`${name} is cut off`);
      const seen = common(letters, frame);
      if (!isArea(seen)) continue;
      if (seen.left < -1 || seen.right > screenWidth + 1)
        faults.add(`${name} sticks out of the screen`);
      texts.push({ ...seen, holder, name });
    }
  }

  /** A rotated box is larger than its content. */
  const isTurned = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).rotate !== "none") return true;
    return false;
  };
  const actions: Shown[] = [];
  for (const holder of document.querySelectorAll(
    "a[href], button, input:not([type=hidden]), select, textarea, summary",
  )) {
    if (!isShown(holder) || !isForEyes(holder) || isTurned(holder)) continue;
    const name = nameOf(holder);
    for (const box of holder.getClientRects()) {
      const seen = common(box, cutOf(holder.parentElement).frame);
      if (!isArea(seen)) continue;
      if (seen.left < -1 || seen.right > screenWidth + 1)
        faults.add(`${name} sticks out of the screen`);
      actions.push({ ...seen, holder, name });
    }
  }
  const titles = texts.filter(({ holder }) => holder.closest("h1"));
  for (const holder of document.querySelectorAll("svg, img")) {
    if (!isShown(holder) || !isForEyes(holder)) continue;
    const seen = common(holder.getBoundingClientRect(), cutOf(holder.parentElement).frame);
    if (isArea(seen) && (seen.left < -1 || seen.right > screenWidth + 1))
      faults.add(`${nameOf(holder)} sticks out of the screen`);
    for (const title of titles)
      if (isArea(common(seen, title)))
        faults.add(`${nameOf(holder)} covers the title ${title.name}`);
  }

  function findOverlaps(all: Shown[], what: string) {
    const inOrder = all
      .filter(({ holder }) => holder.closest(part))
      .toSorted((one, other) => one.top - other.top);
    for (const [index, one] of inOrder.entries())
      for (let next = index + 1; next < inOrder.length && inOrder[next]!.top < one.bottom; next++) {
        const other = inOrder[next]!;
        if (one.holder.contains(other.holder) || other.holder.contains(one.holder)) continue;
        if (isArea(common(one, other))) faults.add(`${what} overlap: ${one.name}, ${other.name}`);
      }
  }
  findOverlaps(texts, "texts");
  findOverlaps(actions, "controls");
  return [...faults];
}

/** The room on a sheet of US letter, in pixels. */
const sheet = { width: 720, height: 960 };

/**
 * The headings that are parted from what they head: it begins in the next column. In print, sheets are such columns, too.
 */
export const partedHeadings = (page: Page): Promise<string[]> => page.evaluate(findPartedHeadings);

/** The same for a page in print, whose columns are as large as a sheet. Changes the size of the window. */
export async function headingsPartedInPrint(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(sheet);
  await page.evaluate(({ width, height }) => {
    const sheets = new CSSStyleSheet();
    sheets.replaceSync(
      `body { inline-size: ${width}px; block-size: ${height}px; columns: ${width}px; column-fill: auto }`,
    );
    document.adoptedStyleSheets.push(sheets);
  }, sheet);
  const found = await page.evaluate(findPartedHeadings);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  await page.emulateMedia({ media: "screen" });
  return found;
}

/** Runs in the page. */
function findPartedHeadings(): string[] {
  const faults: string[] = [];
  /** The columns that an element is in, from the innermost. */
  function* columnsAround(element: Element) {
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { columnWidth, columnCount } = getComputedStyle(each);
      if (columnWidth !== "auto" || columnCount !== "auto") yield each;
    }
  }
  for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const lines = [...heading.getClientRects()];
    const last = lines.at(-1);
    if (!last || last.width < 2 || !heading.checkVisibility({ visibilityProperty: true })) continue;
    for (const columns of columnsAround(heading)) {
      const texts = document.createTreeWalker(columns, NodeFilter.SHOW_TEXT);
      texts.currentNode = heading;
      let next: DOMRect | undefined;
      while (!next && texts.nextNode()) {
        const { currentNode: text } = texts;
        if (heading.contains(text) || text.textContent!.trim() === "") continue;
        if (!text.parentElement!.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        next = [...range.getClientRects()].find(({ width }) => width > 1);
      }
      const name = `'${heading.textContent}'`;
      if (!next) faults.push(`${name} is the last of its columns`);
      // Beside a heading, what follows begins no higher than it does.
      else if (next.bottom < last.top) faults.push(`${name} ends a column`);
      else continue;
      break;
    }
  }
  return faults;
}

/**
 * Runs in the page: focuses one control after another, and names those whose look doesn't change, or that are
 * elsewhere.
 */
export function takeFocusAround(): { looked: number; hidden: string[] } {
  const hidden: string[] = [];
  let looked = 0;
  // A control drawn by its neighbor shows its focus there.
  const drawnBy = (control: Element) => [
    control,
    ...(control.nextElementSibling ? [control.nextElementSibling] : []),
    ...(control.closest("label") ? [control.closest("label")!] : []),
  ];
  const look = (control: Element) =>
    drawnBy(control).map((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return `${outlineStyle === "none" ? "" : outlineWidth} ${boxShadow}`;
    });
  for (const control of document.querySelectorAll<HTMLElement>(
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']",
  )) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(":disabled"))
      continue;
    (document.activeElement as HTMLElement | null)?.blur();
    const before = look(control);
    control.focus();
    const name = `<${control.tagName.toLowerCase()}> '${(control.getAttribute("aria-label") ?? control.textContent).trim().slice(0, 40)}'`;
    if (document.activeElement !== control) continue;
    looked++;
    if (look(control).join() === before.join()) hidden.push(`${name} looks as before`);
    const { left, right, top, bottom } = control.getBoundingClientRect();
    // A part is enough: the browser doesn't scroll to what is partly visible.
    if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight)
      hidden.push(
        `${name} is not on the screen (${[left, right, top, bottom].map(Math.round).join(" ")})`,
      );
  }
  return { looked, hidden };
}

/**
 * Runs in the page: finds controls that are too low for a thumb. The helpful vote is not a main action: it has the 24
 * px that axe requires of everything.
 */
export function measureActions(): { looked: number; small: string[] } {
  const all = [
    ...document.querySelectorAll(
      "main button:not([aria-label^=Helpful]), .button, main select, main textarea, main input:not([type=hidden], [type=radio], [type=checkbox])",
    ),
  ].filter((action) => action.checkVisibility({ visibilityProperty: true }));
  const small = all.filter((action) => action.getBoundingClientRect().height < 44);
  return {
    looked: all.length,
    small: small.map(
      (action) =>
        `<${action.tagName.toLowerCase()}> '${(action.getAttribute("aria-label") ?? action.textContent).trim().slice(0, 40)}' ${action.getBoundingClientRect().height} px`,
    ),
  };
}

/** The problems of a page's controls without any script. */
export const deadControls = (page: Page) =>
  page.evaluate(() => {
    const all = <Found extends Element>(selector: string) => [
      ...document.querySelectorAll<Found>(selector),
    ];
    const opens = (button: HTMLButtonElement) =>
      document.getElementById(
        button.getAttribute("popovertarget") ?? button.getAttribute("commandfor") ?? "",
      ) !== null;
    const leadsNowhere = (link: HTMLAnchorElement) => {
      const address = link.getAttribute("href");
      if (address === null || /^(#?|javascript:.*)$/.test(address)) return true;
      return address.startsWith("#") && document.getElementById(address.slice(1)) === null;
    };
    const fields = "input, select, textarea";
    return Object.entries({
      "a button that does nothing": all<HTMLButtonElement>("button").filter(
        (button) => !(button.form !== null && button.type === "submit") && !opens(button),
      ),
      "a link to nowhere": all<HTMLAnchorElement>("a").filter(leadsNowhere),
      // What turns a paddle over needs styles alone.
      "a field of no form": all<HTMLInputElement>(fields).filter(
        (field) => field.form === null && !field.closest("[role=radiogroup]"),
      ),
      "a form that sends nothing": all<HTMLFormElement>("form").filter(
        (form) => !form.hasAttribute("action") || !form.querySelector("[type=submit]"),
      ),
      "a form that checks nothing": all<HTMLFormElement>("form[novalidate]"),
      // A filter's choice without matches is the only control that may be disabled.
      "something switched off": all<HTMLInputElement>(
        ":disabled, [aria-disabled=true], [inert], [aria-busy=true]",
      ).filter((part) => part.closest("label")?.querySelector("span")?.textContent !== "0"),
    }).flatMap(([what, found]) => found.map((one) => `${what}: ${one.outerHTML.slice(0, 120)}`));
  });

/** Hidden texts that neither a control on the page nor scrolling reveals, each with its place and words. */
export async function hiddenTexts(page: Page): Promise<string[]> {
  const atTheTop = await textsHiddenNow(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // What is stuck becomes visible with a frame. Without script a page isn't told of one, but an animation that has ended
  // has had it. (A screenshot has had one too, but a busy Chromium sometimes refuses to take it.)
  await page.evaluate(async () => void (await document.body.animate(null, 1).finished));
  const atTheEnd = new Set(await textsHiddenNow(page));
  return atTheTop.filter((text) => atTheEnd.has(text));
}

const textsHiddenNow = (page: Page) =>
  page.evaluate(() => {
    const opened = new Set(
      [...document.querySelectorAll("[popovertarget]")]
        .filter((button) => button.checkVisibility())
        .map((button) => `#${button.getAttribute("popovertarget")}`),
    );
    // Without script, nobody's browser remembers a paddle, and what only a script does isn't offered.
    const unscripted = [".owners", "[data-click]", ":has(> input[type=file][multiple])"];
    const ways = [
      "details",
      "[role=radiogroup]",
      "svg",
      "select",
      "datalist",
      "script",
      "style",
      ...unscripted,
      ...opened,
    ].join(", ");
    // A form's button may be there twice.
    const hasTwin = (holder: Element) =>
      holder instanceof HTMLButtonElement &&
      [...(holder.form?.querySelectorAll("button") ?? [])].some(
        (other) => other.textContent === holder.textContent && other.checkVisibility(),
      );
    const isHidden = ({ holder }: { holder: Element }) =>
      !holder.checkVisibility({ visibilityProperty: true }) && !hasTwin(holder);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let hidden: { holder: Element; text: string }[] = [];
    for (let place = 0; texts.nextNode(); place++) {
      const text = texts.currentNode.textContent?.trim() ?? "";
      const holder = texts.currentNode.parentElement!;
      if (text !== "" && !holder.closest(ways)) hidden.push({ holder, text: `${place}: ${text}` });
    }
    hidden = hidden.filter(isHidden);
    // A link to a part of the page may reveal what that part shows once it's the target.
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='#']")];
    for (const part of new Set(
      links.filter((link) => link.checkVisibility()).map(({ hash }) => hash),
    )) {
      if (!hidden.some(({ holder }) => holder.closest(part))) continue;
      location.hash = part;
      hidden = hidden.filter((each) => isHidden(each) || !each.holder.closest(part));
    }
    location.hash = "";
    return hidden.map(({ text }) => text);
  });

/** The parts of a paddle page that shoppers look for first. */
export const firstScreen = {
  name: "main h1",
  rating: "#rating strong",
  "the way to the reviews": "#rating a[href='#player-reviews']",
  price: "main",
};

const inShort = "main [aria-labelledby=in-short]";
const contents = "main nav[aria-labelledby=contents] a";

/**
 * What a visitor comes for, by the kind of page: the first element of each selector is on the first screen, whole. A
 * kind that isn't here fails its test.
 */
export const answers: Readonly<Record<string, readonly string[]>> = {
  home: ["#which-paddle", "main button", "#pick h3", "#pick li"],
  "paddle finder": ["main h2"],
  "paddle finder without a paddle": ["main h2"],
  "paddle finder with close matches": ["main h2"],
  "guided match": ["main legend", "main fieldset input + *"],
  "guided match with answers": ["main h3"],
  "paddle reviews": ["main h3"],
  "paddles by type": ["main ul:has(> li > a[href='#control-paddle'])"],
  "paddle database": ["main tbody th a"],
  "paddle database, narrowed": ["main p:has(> a[href^='/paddles'])"],
  paddle: [
    ...Object.values(firstScreen).filter((selector) => selector !== "main"),
    "main [role=radiogroup]:has(svg[aria-label^='Drawing of'])",
    "#who-it-is-for",
  ],
  "listed paddle": ["main h1", "main [data-click=own]"],
  "listed and written paddles side by side": [inShort],
  brands: [inShort],
  brand: [inShort],
  "ball articles": ["main h3"],
  "ball article": [inShort],
  "ball database": ["#cold-day", "#per-game"],
  "best-of lists": ["main h3"],
  guide: [inShort],
  "guide that is coming soon": ["main h1", "main a.button"],
  text: ["main h1", contents],
  "how it works": ["main h1", contents],
  "open data": ["main h1", "main a.button"],
  hub: ["main h1", contents],
  "page that is coming soon": ["main h1", "main [popovertarget]"],
  "latest reviews": ["main h1", "main [popovertarget]"],
  pair: [inShort],
  "four paddles side by side": [inShort],
  "choice of paddles": ["#choose", "#paddle-1"],
  blog: ["main h2"],
  "blog without results": ["#articles"],
  "blog article": [inShort],
  search: ["main input[name=search]"],
  "search with results": ["#paddles", "#paddles ~ ul a"],
  about: ["main h1", "main h2"],
  contact: ["main form input"],
  legal: ["main form input"],
  "approvals of paddles": ["main form ~ * h2, main h2"],
  "approvals, unknown": ["main form input"],
  "request for a paddle": ["main form input"],
  correction: ["main form select"],
  "correction of a ball": ["main form select"],
  "request that was sent before": ["main h1"],
  "question to owners": ["main form textarea"],
  "question that was sent before": ["main h1"],
  "report of a question, received": ["main h1"],
  "price by email": ["main input[type=email]"],
  "questions by email": ["main input[type=email]"],
  "approvals by email": ["main input[type=email]"],
  "price by email, subscribed": ["main h2"],
  newsletter: ["main input[type=email]", "main form button"],
  "my paddles": ["main select"],
  tape: ["main h1", "#calculator"],
  scatter: ["main h1", "#the-picture"],
  "bag of paddles": ["#bag"],
  "bag with a wanted paddle": ["#bag"],
  "side by side": ["main h1", "main form input"],
  "vote on two paddles": ["main h1", "main fieldset"],
  "vote that was sent before": ["main h1", "main a.button"],
  "two paddles to pick, one unknown": ["main .outcome"],
  "card of two paddles": ["main h1"],
  "demo day": ["main h1", "main form input"],
  "week without reviews": ["main .lead"],
  "newsletter, choosing with a link that is gone": ["main h1"],
  "newsletter, subscribed": ["main h2"],
  "new reviews by email, subscribed": ["main h2"],
  "newsletter, confirming": ["main h1", "main .button"],
  "newsletter, unsubscribing": ["main h1", "main form button"],
  "how a paddle aged, with a link that is gone": ["main h1"],
  "report of a review": ["#reported-review"],
  "page that is not found": ["#near", "#near ~ ul a"],
};

/** Runs in the page: what nobody can get at of the header's links and search, in the bar or in its menu. */
export function missingInHeader(): string[] {
  const canBeReached = (element: Element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    if (width === 0 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return false;
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const header = document.querySelector("header")!;
  const menu = header.querySelector<HTMLElement>("[popover]")!;
  const isInMenu = canBeReached(header.querySelector("[popovertarget]")!);
  if (isInMenu) menu.showPopover();
  const offered = [...header.querySelectorAll("nav a, [name=search]")].filter(canBeReached);
  if (isInMenu) menu.hidePopover();
  const names = new Set(offered.map((each) => each.getAttribute("href") ?? "search"));
  return ["/", "/paddle-reviews", "/reviews/balls", "/reviews/best-of", "search"].filter(
    (each) => !names.has(each),
  );
}

/** Runs in the page: the parts that the screen doesn't show completely, or that something covers. */
export function notWholeOnScreen(parts: Record<string, string>): string[] {
  const boxOf = (what: string, selector: string) => {
    const holder = document.querySelector(selector);
    if (!holder) return undefined;
    const range = document.createRange();
    range.selectNodeContents(holder);
    if (what !== "price") {
      const box = range.getBoundingClientRect();
      // A field has no contents.
      return box.width > 0 ? box : holder.getBoundingClientRect();
    }
    const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (!/^(\$\d+(\.\d\d)?|Price not confirmed)$/.test(texts.currentNode.textContent!.trim()))
        continue;
      range.selectNodeContents(texts.currentNode);
      return range.getBoundingClientRect();
    }
    return undefined;
  };
  return Object.entries(parts)
    .filter(([what, selector]) => {
      const box = boxOf(what, selector);
      if (!box || box.width === 0) return true;
      const { left, top, right, bottom } = box;
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
      const holder = document.querySelector(selector)!;
      const points = [left + 2, (left + right) / 2, right - 2].map((x) => [x, (top + bottom) / 2]);
      return !points.every(([x, y]) => {
        const seen = document.elementFromPoint(x!, y!);
        // In a list, one link may cover its whole entry.
        return seen !== null && (seen.closest("li")?.contains(holder) || holder.contains(seen));
      });
    })
    .map(([what]) => what);
}

/** A window in which `noteWhatMoves` runs. */
export interface Moving {
  moved: string[];
}

/** Runs in the page: collects what the browser had already painted and then moved. */
export function noteWhatMoves() {
  const { moved } = Object.assign(window, { moved: [] as string[] });
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as never as { sources: LayoutShiftSource[] }[])
      for (const { node, previousRect, currentRect } of entry.sources)
        moved.push(`${node?.nodeName} ${place(previousRect)} -> ${place(currentRect)}`);
  }).observe({ type: "layout-shift", buffered: true });
}

interface LayoutShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** Runs in the page: which part of its letters is smaller than 15 px. */
export function smallPrint(): number {
  const isForEyes = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { position, clipPath } = getComputedStyle(each);
      if (position === "absolute" && clipPath !== "none") return false;
    }
    return true;
  };
  let [all, small] = [0, 0];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement!;
    if (holder.closest("script, style, template, option") || !isForEyes(holder)) continue;
    const { length } = texts.currentNode.textContent!.trim();
    all += length;
    if (Number.parseFloat(getComputedStyle(holder).fontSize) < 15) small += length;
  }
  return small / all;
}

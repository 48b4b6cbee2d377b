import type { Page } from "@playwright/test";

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
      "a field of no form": all<HTMLInputElement>(fields).filter(({ form }) => form === null),
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
    const ways = ["details", "svg", "select", "script", "style", ...opened].join(", ");
    const isHidden = ({ holder }: { holder: Element }) =>
      !holder.checkVisibility({ visibilityProperty: true });
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

import type {
  Article,
  Case,
  Choice,
  Drawing,
  Figure,
  Head,
  Link,
  LinkedNote,
  Marked,
  Product,
  RequiredField,
  Review,
  ReviewFormWords,
  Site,
} from "./pages/facts.ts";

/** The review form as it's shown: without its messages, which are in a file of their own. */
export interface ShownForm extends Omit<
  ReviewFormWords,
  "fields" | "submitting" | "emptyField" | "checkFields" | "failure" | "success"
> {
  labels: Record<RequiredField, string>;
  /** The path of the file with the form's words. */
  wordsPath: string;
}

/** All that is read from one of our pages. */
export interface PrintedFacts {
  site: Site;
  article: Article | null;
  product: Product | null;
  form: ShownForm | null;
}

/**
 * Reads what one of our pages says from its elements, not from their classes, which a build shortens. It runs in a
 * browser, so it can't use anything outside itself.
 * @throws if a part of the page is missing; the message names its selector
 */
export function readPrintedPage(): PrintedFacts {
  type Root = Document | Element;
  const find = <Found extends Element = Element>(selector: string, root: Root = document) => {
    const found = root.querySelector<Found>(selector);
    if (!found) throw new Error(`nothing on ${location.pathname} is ${selector}`);
    return found;
  };
  const all = <Found extends Element = Element>(selector: string, root: Root = document) => [
    ...root.querySelectorAll<Found>(selector),
  ];
  // Spaces that don't break stay.
  const clean = (text: string | null) => (text ?? "").replaceAll(/[ \n]+/g, " ").trim();
  const text = (selector: string, root?: Root) => clean(find(selector, root).textContent);
  const optional = (selector: string, root: Root) =>
    root.querySelector(selector) ? text(selector, root) : null;
  const texts = (selector: string, root?: Root) =>
    all(selector, root).map((each) => clean(each.textContent));
  const attribute = (selector: string, name: string, root?: Root) =>
    find(selector, root).getAttribute(name) ?? "";
  const textWithout = (selector: string, element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const each of all(selector, copy)) each.remove();
    return clean(copy.textContent);
  };
  const link = (element: Element): Link => ({
    text: clean(element.textContent),
    href: element.getAttribute("href"),
  });
  const links = (selector: string, root?: Root) => all(selector, root).map(link);
  const linkedNote = (element: Element): LinkedNote => ({
    text: textWithout("a", element),
    link: link(find("a", element)),
  });
  const marks = '[role="img"]:not(svg)';
  const markOf = (element: Element) => optional(marks, element);
  const marked = (element: Element, others = marks): Marked => ({
    text: textWithout(`${marks}, ${others}`, element),
    mark: markOf(element),
  });
  const drawing = (svg: Element): Drawing => ({
    viewBox: svg.getAttribute("viewBox") ?? "",
    label: svg.getAttribute("aria-label"),
    // The only classes in drawings are those of lines around parts.
    markup: svg.innerHTML.replaceAll(/ class="[^"]*"/g, ' class="line"'),
  });
  const number = (pattern: RegExp, from: string | null | undefined) =>
    Number(pattern.exec(from ?? "")?.[1]);
  const time = (root: Root) => ({
    value: attribute("time", "datetime", root),
    text: text("time", root),
  });
  const head = (): Head => ({
    title: attribute('meta[property="og:title"]', "content"),
    description: attribute('meta[name="description"]', "content"),
    keywords: attribute('meta[name="keywords"]', "content"),
    url: attribute('link[rel="canonical"]', "href"),
    image: attribute('meta[property="og:image"]', "content"),
    feed: attribute('link[type="application/rss+xml"]', "href"),
    structuredData: text('script[type="application/ld+json"]'),
  });
  const shared = () => ({
    head: head(),
    defs: find("#drawn").innerHTML,
    breadcrumb: links('[aria-label="Breadcrumb"] :is(a, span)'),
    title: text("h1"),
  });

  const site = (): Site => ({
    name: text("header a"),
    tagline: text("footer p + p"),
    ribbon: link(find("body > aside a")),
    main: links('nav[aria-label="Main"] a'),
    tools: { title: text("#menu nav > p"), links: links("#menu nav > p + ul a") },
    footer: all("footer nav").map((nav) => ({ title: text("h2", nav), links: links("a", nav) })),
    copyright: text("footer nav ~ p"),
  });

  const article = (): Article => {
    const byline = find("article time").closest("div")!;
    const facts = find("p + p", byline);
    return {
      ...shared(),
      category: link(find("article p > a")),
      inShort: {
        title: text("#in-short"),
        points: texts('[aria-labelledby="in-short"] li'),
      },
      excerpt: text('[aria-labelledby="in-short"] + p'),
      byline: {
        portrait: drawing(byline.previousElementSibling!),
        author: link(find("a", byline)),
        note: text("span", byline),
        date: time(byline),
        facts: textWithout("time, a", facts),
        share: link(find("a", facts)),
      },
      paddles: all("article > :first-child > div + div > div > svg").map(drawing),
      sections: links('[aria-labelledby="contents"] a'),
      html: find('[aria-labelledby="contents"] + div > div').innerHTML,
      named: all('[aria-labelledby="paddles-named"] li').map((item) => ({
        drawing: drawing(find("svg", item)),
        link: link(find("a", item)),
        price: text("span", item),
      })),
      next: all('[aria-labelledby="next-reading"] li').map((item) => ({
        facts: text("p", item),
        link: link(find("a", item)),
        text: text("h3 + p", item),
      })),
      all: link(find('[aria-labelledby="next-reading"] > p a')),
    };
  };

  const cases = (root: Root): Case[] =>
    all("ul[data-mark]", root).map((list) => ({
      title: clean(list.previousElementSibling!.textContent),
      mark: list.getAttribute("data-mark") ?? "",
      points: texts("li", list),
    }));

  const figure = (table: Element): Figure => ({
    title: text("caption strong", table),
    text: optional("caption span", table),
    lines: all("tr", table).map((row) => {
      const cell = find("td", row);
      const bar = cell.querySelector("rect")?.getAttribute("width");
      const value = cell.querySelector("strong")?.parentElement ?? cell.querySelector("span");
      return {
        label: link(row.querySelector("th a") ?? find("th", row)),
        bar: bar ? Number.parseFloat(bar) : null,
        value: value && marked(value),
        count: text("td + td", row),
      };
    }),
    note: clean(table.nextElementSibling!.textContent),
  });

  const choice = (select: HTMLSelectElement, label: string): Choice => ({
    label,
    name: select.name,
    options: [...select.options].map((option) => ({
      value: option.value,
      text: clean(option.textContent),
    })),
  });

  const review = (item: Element): Review => ({
    id: item.id,
    rating: Number.parseFloat(attribute("svg", "aria-label", item)),
    name: text("strong", item),
    dupr: text("strong + span", item),
    mark: text("p a", item),
    text: text("p + p", item),
  });

  /** What our page tells its form, as JSON in an attribute where quotes and apostrophes have changed places. */
  const formProps = () =>
    JSON.parse(
      attribute('x-island[name="review-form"]', "with").replaceAll(/["']/g, (mark) =>
        mark === '"' ? "'" : '"',
      ),
    ) as Pick<Product, "path" | "shortName">;

  const product = (): Product => {
    const opening = find("main > :first-child");
    const hand = find('[role="radiogroup"]', opening);
    const [face, edge] = all("div > svg", hand).map(drawing);
    const play = find('[aria-labelledby="how-it-plays"]');
    const sheet = find('[aria-labelledby="specifications"]');
    const instead = find('[aria-labelledby="instead-of-this"]');
    const side = find('[aria-labelledby="side-view"]');
    const upgrade = find('[aria-labelledby="worth-upgrading"]');
    const themes = find("#themes");
    const list = find("#player-reviews");
    const [stars, levels] = all("table", list).map(figure);
    if (!face || !edge || !stars || !levels) throw new Error("a drawing or a figure is missing");
    const { path, shortName } = formProps();
    return {
      ...shared(),
      path,
      shortName,
      kind: text("p:has(+ h1)"),
      rating: { text: text("#rating strong"), mark: markOf(find("#rating")) },
      reviewCount: link(find("#rating > a")),
      price: { amount: text("#rating + p strong"), note: text("#rating + p span") },
      hand: {
        label: hand.getAttribute("aria-label") ?? "",
        face,
        edge,
        sides: all<HTMLInputElement>("input", hand).map(({ value }) => {
          const line = find(`[data-side="${value}"]`, hand);
          const next = find<HTMLLabelElement>("label", line);
          return {
            name: value,
            note: optional("span", line),
            next: { side: next.htmlFor.replace("side-", ""), text: clean(next.textContent) },
          };
        }),
      },
      verdict: {
        label: attribute("#who-it-is-for", "aria-label"),
        text: text("#who-it-is-for > p"),
        cases: cases(find("#who-it-is-for")),
      },
      contents: links('[aria-label="On this page"] a'),
      acts: all("form", opening).map((form) => {
        const button = find<HTMLButtonElement>("button", form);
        return {
          action: form.getAttribute("action") ?? "",
          name: button.name,
          value: button.value,
          label: button.getAttribute("aria-label") ?? "",
          text: clean(button.textContent),
        };
      }),
      figures: all("#figures dl > div").map((item) => ({
        name: text("dt", item),
        value: marked(find("dd", item)),
      })),
      write: link(find("#bar-rating ~ a")),
      play: {
        title: text("h2", play),
        scores: {
          title: text("h3", play),
          rows: all("h3 ~ :has(> span)", play).map((row) => {
            const [, bar, middle] = all("path", row).map((path) => path.getAttribute("d"));
            const reason = row.querySelector("p");
            return {
              name: text("span", row),
              bar: number(/H([\d.]+)/, bar),
              middle: number(/M([\d.]+)/, middle),
              place: text("strong", row),
              reason: reason && {
                mark: reason.getAttribute("data-mark") ?? "",
                text: clean(reason.textContent),
              },
            };
          }),
          note: linkedNote(find("h3 ~ p:last-child", play)),
        },
        text: text(":scope > p", play),
        reputation: cases(play),
        updated: time(play),
      },
      pageLinks: links('[aria-labelledby="how-it-plays"] + p a'),
      specifications: {
        title: text("h2", sheet),
        units: links("p:has(+ table) a", sheet),
        rows: all("tr", sheet).map((row) => {
          const cell = find("td", row);
          const note = cell.querySelector("div > span");
          const range = row.querySelector("circle");
          return {
            name: text("th", row),
            value: marked(cell, "div > span"),
            href: cell.querySelector(":scope > a")?.getAttribute("href") ?? null,
            note: note && linkedNote(note),
            range: range && {
              at: Number(range.getAttribute("cx")),
              text: text("td + td span", row),
            },
          };
        }),
        note: text("table + p", sheet),
      },
      alternatives: {
        title: text("h2", instead),
        items: all("li", instead).map((item) => ({
          kind: textWithout("a, span", find("h3", item)),
          link: link(find("h3 a", item)),
          price: text("h3 span", item),
          reason: text("p", item),
          compare: link(find(":scope > a", item)),
        })),
      },
      compare: {
        title: text("#compare-with"),
        links: links('[aria-labelledby="compare-with"] a'),
      },
      side: {
        title: text("h2", side),
        drawing: drawing(find(":scope > svg", side)),
        parts: all("dl > div", side).map((part) => ({
          name: text("dt", part),
          fill: part.querySelector("rect")?.getAttribute("fill") ?? null,
          value: marked(find("dd", part)),
        })),
        note: text(":scope > p", side),
      },
      upgrade: {
        title: text("h2", upgrade),
        models: all(":scope > div", upgrade).map((model) => ({
          kind: clean(find("h3", model).firstChild!.textContent),
          link: link(find("h3 a", model)),
          year: clean(find("h3", model).lastChild!.textContent),
          answer: text("p", model),
          points: texts("li", model),
          compare: link(find(":scope > a", model)),
        })),
      },
      themes: {
        title: text("h2", themes),
        note: linkedNote(find("h2 + p", themes)),
        items: all("li", themes).map((item) => ({
          link: link(find("h3 a", item)),
          counts: all("h3 + p a", item).map((count) => ({
            href: count.getAttribute("href") ?? "",
            kind: count.getAttribute("data-kind") ?? "",
            words: marked(count),
          })),
          bars: all("rect", item).map((bar) => ({
            x: bar.getAttribute("x"),
            width: bar.getAttribute("width") ?? "",
            kind: bar.getAttribute("data-kind") ?? "",
          })),
          quotes: all("p:has(q)", item).map((quote) => ({
            kind: quote.getAttribute("data-kind"),
            text: text("q", quote),
            link: link(find("a", quote)),
          })),
        })),
      },
      reviews: {
        title: text("h2", list),
        jumps: links('[aria-label="Jump to"] a'),
        stars,
        levels,
        choices: all<HTMLSelectElement>("search select").map((select) =>
          choice(select, textWithout("select", select.closest("label")!)),
        ),
        found: text("#reviews-found"),
        heading: text("#sample-reviews"),
        note: text("#sample-reviews + p"),
        shown: all("[data-samples] > ul > li").map(review),
        more: {
          title: text("[data-samples] summary"),
          reviews: all("[data-samples] details li").map(review),
        },
      },
      emails: link(find("#player-reviews + p a")),
      ask: link(find("#write-a-review + div a")),
    };
  };

  const form = (): ShownForm => {
    const island = find('x-island[name="review-form"]');
    const labelOf = (field: Element) => text(`label[for="${field.id}"]`, island);
    const choices = (root: Element) =>
      all<HTMLSelectElement>("select", root).map((select) => choice(select, labelOf(select)));
    const textFields = (root: Element) =>
      all<HTMLInputElement>('input[type="text"]', root).map((input) => ({
        label: labelOf(input),
        name: input.name,
        maxLength: input.maxLength,
      }));
    const [prompts, stoodOut, measured] = all("details", island);
    if (!prompts || !stoodOut || !measured) throw new Error("a part of the form is missing");
    const themes = all("fieldset", stoodOut);
    const dupr = find<HTMLInputElement>('[name="duprRating"]', island);
    const photos = find<HTMLInputElement>('[type="file"]', island);
    const required: RequiredField[] = ["firstName", "duprRating", "rating", "reviewText"];
    return {
      wordsPath: island.getAttribute("shared") ?? "",
      title: text("h2", island),
      labels: Object.fromEntries(
        required.map((name) => [name, labelOf(find(`[name="${name}"]`, island))]),
      ) as ShownForm["labels"],
      duprPlaceholder: dupr.placeholder,
      duprHint: text("p", dupr.parentElement!),
      ratings: choice(find('[name="rating"]', island), "").options,
      prompts: { title: text("summary", prompts), questions: texts("li", prompts) },
      stoodOut: {
        title: text("summary", stoodOut),
        note: text("p", stoodOut),
        themes: themes.map((theme) => ({
          name: attribute("input", "name", theme),
          title: text("legend", theme),
        })),
        answers: all("label", themes[0]).map((label) => ({
          value: attribute("input", "value", label),
          text: clean(label.textContent),
        })),
        texts: textFields(stoodOut),
        choices: choices(stoodOut),
      },
      measured: {
        title: text("summary", measured),
        note: text("p", measured),
        texts: textFields(measured),
        choices: choices(measured),
      },
      photos: {
        label: labelOf(photos),
        hint: text("p", photos.parentElement!),
        accept: photos.accept,
      },
      submit: text('[type="submit"]', island),
    };
  };

  const hasForm = document.querySelector("#write-a-review");
  return {
    site: site(),
    article: document.querySelector("main > article") ? article() : null,
    product: hasForm ? product() : null,
    form: hasForm ? form() : null,
  };
}

import type { Article, Figure, Head, Link, Product, Site } from "./pages/facts.ts";

/** All that is read from a page of ours. */
export interface PrintedFacts {
  site: Site;
  article: Article | null;
  product: Product | null;
}

/**
 * Reads what one of our pages says, out of the page. Runs in a browser, alone: nothing from outside it is there.
 * @throws where the page has no such part; the message names its selector
 */
export function readPrintedPage(): PrintedFacts {
  // Class names lose the two characters that the build adds for a file: '_x8list' becomes '_list'.
  for (const element of document.querySelectorAll('[class^="_"], [class*=" _"]'))
    element.setAttribute("class", element.getAttribute("class")!.replaceAll(/(?<!\S)_../g, "_"));
  type Root = Document | Element;
  const find = (selector: string, root: Root = document): Element => {
    const found = root.querySelector(selector);
    if (!found) throw new Error(`nothing on ${location.pathname} is ${selector}`);
    return found;
  };
  const all = (selector: string, root: Root = document) => [...root.querySelectorAll(selector)];
  const text = (selector: string, root: Root = document) =>
    find(selector, root).textContent.replaceAll(/\s+/g, " ").trim();
  const optional = (selector: string, root: Root) =>
    root.querySelector(selector)?.textContent.trim() ?? null;
  const link = (element: Element): Link => ({
    text: element.textContent.trim(),
    href: element.getAttribute("href"),
  });
  const links = (selector: string, root: Root = document) => all(selector, root).map(link);
  const attribute = (selector: string, name: string, root: Root = document) =>
    find(selector, root).getAttribute(name) ?? "";
  const drawing = (svg: Element) => ({
    viewBox: svg.getAttribute("viewBox") ?? "",
    label: svg.getAttribute("aria-label"),
    markup: svg.innerHTML.replaceAll(/class="_([A-Za-z]+)"/g, 'class="$1"'),
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
  const breadcrumb = () => links('[aria-label="Breadcrumb"] :is(a, span)');

  const site = (): Site => ({
    name: text("header a"),
    tagline: text("footer p + p"),
    main: links('nav[aria-label="Main"] a'),
    footer: all("footer nav").map((nav) => ({ title: text("h2", nav), links: links("a", nav) })),
    copyright: text('footer [class^="_copyright"]'),
  });

  const article = (): Article => ({
    head: head(),
    breadcrumb: breadcrumb(),
    category: link(find('[class^="_category"] a')),
    title: text("h1"),
    excerpt: text('[class^="_lead"]'),
    byline: {
      portrait: drawing(find('[class^="_byline"] svg')),
      author: link(find('[class^="_byline"] a')),
      note: text('[class^="_byline"] span'),
      date: attribute("time", "datetime"),
      facts: text('[class^="_byline"] p + p').split(" · "),
    },
    paddles: all('[class^="_row"] > svg').map(drawing),
    sections: links('[class^="_contents"] a'),
    html: find('[class^="_prose"]').innerHTML,
    named: all('[class^="_paddles"] li').map((item) => ({
      drawing: drawing(find("svg", item)),
      link: link(find("a", item)),
      price: text("span", item),
    })),
    next: all('[class^="_next"] li').map((item) => ({
      facts: text("p", item),
      link: link(find("a", item)),
      text: text("h3 + p", item),
    })),
    all: link(find('a[class^="_all"]')),
  });

  const figure = (table: Element): Figure => ({
    title: text("caption strong", table),
    text: optional("caption span", table),
    lines: all("tr", table).map((row) => {
      const bar = row.querySelector('path[class^="_hollow"]')?.getAttribute("d");
      return {
        label: link(row.querySelector("th a") ?? find("th", row)),
        bar: bar ? Number(/H([\d.]+)V/.exec(bar)?.[1]) : null,
        value: optional("td :is(strong, [class^='_few'])", row),
        count: text('[class^="_count"]', row),
      };
    }),
  });

  const product = (): Product => {
    const figures = all('[class^="_figures"] table').map(figure);
    const [stars, levels] = figures;
    if (!stars || !levels) throw new Error("the page has no figures of its reviews");
    return {
      head: head(),
      path: location.pathname,
      breadcrumb: breadcrumb(),
      kind: text('[class^="_kind"]'),
      title: text("h1"),
      rating: Number(text("#rating strong")),
      reviewCount: link(find("#rating a")),
      price: { amount: text('[class^="_price"] strong'), note: text('[class^="_price"] span') },
      drawing: drawing(find('[class*="_picture"] svg')),
      intro: text('[class^="_intro"]'),
      figures: all("#figures dl div").map((item) => ({
        name: text("dt", item),
        value: text("dd", item),
      })),
      figuresNote: text("#figures > p"),
      contents: links('[aria-label="On this page"] a'),
      verdicts: all("#who-it-is-for > div").map((part) => ({
        title: text("h2", part),
        mark: attribute("ul", "data-mark", part),
        points: all("li", part).map((item) => item.textContent),
      })),
      units: links('[class^="_units"] a'),
      specifications: all('[class^="_sheet"] tr').map((row) => {
        const unsure = optional('[class^="_unsure"]', row);
        const bar = row.querySelector('[class^="_bar"]');
        return {
          name: text("th", row),
          value: text("td", row)
            .replace(unsure ?? "", "")
            .trim(),
          unsure,
          range: bar
            ? { at: Number(attribute("circle", "cx", bar)), text: text("span", bar) }
            : null,
        };
      }),
      specificationsNote: text('[class^="_sheet"] > [class^="_note"]'),
      side: {
        title: text("#side-view"),
        drawing: drawing(find("#side-view ~ svg")),
        parts: all("#side-view ~ dl > div").map((part) => {
          const note = optional("dd span", part);
          return {
            name: text("dt", part),
            fill: part.querySelector("rect")?.getAttribute("fill") ?? null,
            value: text("dd", part)
              .replace(note ?? "", "")
              .trim(),
            note,
          };
        }),
        note: text("#side-view ~ p"),
      },
      compare: links('[aria-labelledby="compare-with"] a'),
      reviewsNote: text('#review-list > [class^="_note"]'),
      stars,
      key: all('[class^="_key"] > span').map((item) => item.textContent.trim()),
      levels,
      choices: all("search label")
        .filter((label) => label.querySelector("select"))
        .map((label) => ({
          label: label.firstChild?.textContent ?? "",
          name: attribute("select", "name", label),
          options: all("option", label).map((option) => ({
            value: option.getAttribute("value") ?? "",
            text: option.textContent,
          })),
        })),
      reviews: all("[data-reviews] > li").map((item) => ({
        id: item.id,
        rating: Number(attribute("svg", "aria-label", item).split(" ")[0]),
        name: text("strong", item),
        dupr: text("strong + span", item),
        mark: text('[class^="_sample"]', item),
        text: text('[class^="_text"]', item),
        report: attribute("a", "href", item),
      })),
      form: JSON.parse(
        // In the attribute, quotes and apostrophes have changed places.
        attribute('x-island[name="review-form"]', "with").replaceAll(/["']/g, (mark) =>
          mark === '"' ? "'" : '"',
        ),
      ) as Product["form"],
    };
  };

  return {
    site: site(),
    article: document.querySelector("main > article") ? article() : null,
    product: document.querySelector("#write-a-review") ? product() : null,
  };
}

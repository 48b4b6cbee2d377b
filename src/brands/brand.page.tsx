import { addresses } from "../addresses";
import { choicesOf } from "../comparison/choices";
import { VerdictLines } from "../comparison/short-verdicts";
import { finderAddress } from "../finder/finder-query";
import { PaddleGrid } from "../finder/paddle-grid";
import { byConfirmation, confirmedFirst } from "../paddles/confirmed";
import { approvalsDated } from "../paddles/paddle-facts";
import { paddleItems, paddleSummaries, ratingOrderText } from "../paddles/paddle-summary";
import { UnconfirmedGroup } from "../paddles/unconfirmed-group";
import { definePage } from "../platform/render/define-page";
import { notFound } from "../platform/render/route";
import { Breadcrumb } from "../platform/ui/breadcrumb";
import { InShort } from "../platform/ui/in-short";
import { Terms } from "../platform/ui/lists";
import page from "../platform/ui/page.module.css";
import { UnsureLegend } from "../platform/ui/unsure-mark";
import { bestRatedFirst } from "../reviews/ratings/bayesian-mean";
import { compared } from "../tray/comparison-address";
import { brandsOf, brandSummary, latestFirst } from "./brand";
import { BrandBalls } from "./brand-balls";
import { BrandThemes } from "./brand-themes";
import { brandTerms, inCommon } from "./brand-facts";
import styles from "./brand.module.css";

export default definePage(addresses.brand, {
  listed: {
    kind: "brand",
    weight: "page",
    pages: ({ library }) =>
      brandsOf(library).map(({ name, slug, paddles }) => ({
        params: { brand: slug },
        kicker: "Pickleball paddles by",
        title: name,
        drawn: {
          paddles: confirmedFirst(paddles.map((paddle) => ({ paddle })))
            .slice(0, 3)
            .map(({ paddle }) => paddle),
        },
        subjects: paddles.map((paddle) => paddle.slug),
        search: {
          group: "Brands",
          note: paddles.map((paddle) => paddle.name).join(", "),
          keywords: [`${name} pickleball paddles`],
          text: "",
        },
      })),
  },

  hasTray: true,

  /** The brand must exist; if the store is down, its paddles' ratings come from the samples alone. */
  async load({ params, site }) {
    const { library } = site;
    const brand = brandsOf(library).find(({ slug }) => slug === params.brand) ?? notFound();
    const { name } = brand;
    const summaries = await paddleSummaries(site, brand.paddles);
    const listed = confirmedFirst(bestRatedFirst(summaries, await site.reviews.rankingMean()));
    const themes = brand.paddles.map(({ slug }) => site.reviews.themes(slug));
    const { brands: words, ...lists } = library.paddleLists;
    const fill = (text: string) =>
      text.replaceAll("{brand}", () => name).replace("{summary}", () => brandSummary(brand));
    return {
      brand,
      listed,
      themes: await Promise.all(themes),
      wording: library.wording,
      heading: fill(words.brandHeading),
      description: fill(words.brandDescription),
      wayOn: lists.unconfirmed.link,
      ratingOrder: ratingOrderText(lists, listed),
      breadcrumbs: [
        { name: "Paddle Reviews", path: addresses.paddleReviews.path },
        { name: words.heading, path: addresses.brands.path },
        { name, path: addresses.brand.href(params) },
      ],
    };
  },

  head: ({ brand: { name }, heading, description, listed, breadcrumbs }) => ({
    title: heading,
    description,
    keywords: [`${name} pickleball paddles`, `best ${name} paddle`, `${name} paddle reviews`],
    list: paddleItems(listed),
    listName: heading,
    breadcrumbs,
  }),

  Page({ data }) {
    const { brand, listed, heading, ratingOrder, breadcrumbs } = data;
    const { confirmed, unconfirmed } = byConfirmation(listed);
    const known = confirmed.length > 0 ? latestFirst(confirmed) : unconfirmed;
    const answered = known.slice(0, compared.max);
    const { category } = brand.paddles[0]!;
    const card = { linkText: "Read Full Review", showsPrice: true };
    return (
      <div className={page.page}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div className={styles.header}>
          <h1>{heading}</h1>
          <InShort>
            <VerdictLines choices={choicesOf(answered)} units="us" showsPrices />
            {confirmed.length > 0 ? null : (
              <a href={finderAddress(addresses.paddleFinder.path, { category })}>
                {data.wayOn.replace("{category}", category.toLowerCase())}
              </a>
            )}
          </InShort>
        </div>
        <section className={page.section} aria-labelledby="the-brand">
          <h2 id="the-brand">{brand.name} at a glance</h2>
          {inCommon(brand.paddles) ? <p>{inCommon(brand.paddles)}</p> : null}
          <Terms className={styles.terms} of={brandTerms(brand.paddles)} />
          <p className={page.note}>
            Figures come from makers and shops; we didn&apos;t measure anything.{" "}
            {approvalsDated(brand.paddles)}
          </p>
        </section>
        <section className={page.section} aria-labelledby="paddles">
          <h2 id="paddles">{brand.name} paddles</h2>
          {confirmed.length > 1 ? <p className={page.note}>{ratingOrder}</p> : null}
          {confirmed.length > 0 ? <PaddleGrid listed={confirmed} {...card} /> : null}
          {unconfirmed.length > 0 ? (
            <UnconfirmedGroup heading="h3">
              <PaddleGrid listed={unconfirmed} {...card} />
            </UnconfirmedGroup>
          ) : null}
          <p>
            <a href={finderAddress(addresses.paddleFinder.path, { brand: brand.name })}>
              Narrow them down in the finder
            </a>{" "}
            or see <a href={addresses.brands.path}>all brands</a>.
          </p>
        </section>
        <BrandThemes
          themes={data.themes}
          reviews={listed.reduce((sum, { reviews }) => sum + reviews, 0)}
          words={data.wording.themes}
        />
        <BrandBalls name={brand.name} balls={brand.balls} />
        {brand.balls.length > 0 ? (
          <p className={page.note}>
            <UnsureLegend />
          </p>
        ) : null}
      </div>
    );
  },
});

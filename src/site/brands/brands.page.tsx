import { Fragment } from "react";
import { addresses } from "../../addresses.ts";
import { shortPriceText } from "../../platform/text/money.ts";
import { isConfirmedPaddle } from "../paddles/paddle-facts.ts";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import { UnconfirmedGroup } from "../paddles/unconfirmed-group.tsx";
import { definePage } from "../../platform/render/define-route.tsx";
import { headSearch } from "../../platform/render/route.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import card from "../../platform/ui/card.module.css";
import { InShort } from "../../platform/ui/in-short.tsx";
import { Terms } from "../../platform/ui/marked-text.tsx";
import page from "../../platform/ui/page.module.css";
import { type Brand, brandAnswers, brandsOf, brandSummary, isUnconfirmed } from "./brand.ts";
import styles from "./brand.module.css";

/** How many brands an answer names, the cheapest: the others are below. */
const named = 4;

const pathOf = ({ slug }: Brand) => addresses.brand.href({ brand: slug });

export default definePage(addresses.brands, {
  listed: {
    kind: "brands",
    weight: "list",
    pages: ({ library: { paddleLists } }) => [
      {
        kicker: "Paddles",
        title: paddleLists.brands.heading,
        search: headSearch(paddleLists.brands),
      },
    ],
  },

  load({ site: { library } }) {
    const { brands: words } = library.paddleLists;
    const brands = brandsOf(library);
    return {
      words,
      brands,
      answers: brandAnswers(brands),
      breadcrumbs: [
        { name: "Paddle Reviews", path: addresses.paddleReviews.path },
        { name: words.heading, path: addresses.brands.path },
      ],
    };
  },

  head: ({ words, brands, breadcrumbs }) => ({
    ...words,
    list: brands.map((brand) => ({ name: brand.name, path: pathOf(brand) })),
    listName: words.heading,
    breadcrumbs,
  }),

  Page({ data: { words, brands, answers, breadcrumbs } }) {
    const unconfirmed = brands.filter(isUnconfirmed);
    const confirmed = brands.filter((brand) => !isUnconfirmed(brand));
    return (
      <div className={page.page}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div className={`stack fit top gap-3 ${styles.header}`}>
          <h1>{words.heading}</h1>
          <InShort>
            <Terms
              of={answers.map(({ term, brands: those }) => [
                term,
                <Fragment key={term}>
                  {those.slice(0, named).map(({ brand, fromCents }, index) => (
                    <span key={brand.slug}>
                      {index > 0 ? ", " : null}
                      <a href={pathOf(brand)}>{brand.name}</a>
                      {`\u00A0${shortPriceText(fromCents)}`}
                    </span>
                  ))}
                  {those.length > named ? ` and ${those.length - named} more` : null}
                </Fragment>,
              ])}
            />
          </InShort>
          <Rack of={confirmed} />
          <p className="lead">{words.lead}</p>
        </div>
        <BrandList of={confirmed} />
        {unconfirmed.length > 0 ? (
          <UnconfirmedGroup heading="h2">
            <BrandList of={unconfirmed} />
          </UnconfirmedGroup>
        ) : null}
      </div>
    );
  },
});

/** A paddle of each brand, side by side as in a shop. */
function Rack({ of }: { of: readonly Brand[] }) {
  return (
    <ul className={styles.rack}>
      {of.map((brand) => (
        <li key={brand.slug}>
          <a href={pathOf(brand)} aria-label={brand.name}>
            <PaddlePicture
              paddle={brand.paddles.find(isConfirmedPaddle) ?? brand.paddles[0]!}
              detail="small"
            />
            {brand.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function BrandList({ of }: { of: readonly Brand[] }) {
  return (
    <ul className={page.grid}>
      {of.map((brand) => (
        <li key={brand.slug} className={card.card}>
          {isUnconfirmed(brand) ? (
            <div className={styles.mark}>
              <PaddlePicture paddle={brand.paddles[0]!} detail="small" />
            </div>
          ) : null}
          <div className={card.words}>
            <h3>
              <a className={`${card.title} ${card.whole}`} href={pathOf(brand)}>
                {brand.name}
              </a>
            </h3>
            <p>{brandSummary(brand)}</p>
            <p className="muted">{brand.paddles.map(({ shortName }) => shortName).join(", ")}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

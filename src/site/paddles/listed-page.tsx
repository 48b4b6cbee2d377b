import { Fragment } from "react";
import { addresses, correctionAddress } from "../../addresses.ts";
import { priceText } from "../../platform/text/money.ts";
import court from "../../platform/ui/court.module.css";
import { Breadcrumb, type Crumb } from "../../platform/ui/breadcrumb.tsx";
import { ShareLink } from "../../platform/ui/share-link.tsx";
import { refreshRegion } from "../../platform/islands/fetch-page.ts";
import { useSiteFacts } from "../../platform/render/site-facts.ts";
import { fill } from "../../platform/text/fill.ts";
import { LevelChoice } from "../reviews/level/own-level.tsx";
import type { ReviewFigures } from "../reviews/ratings/figures.ts";
import { FigureCards } from "../reviews/ratings/rating-figures.tsx";
import { comparisonAddress } from "../tray/comparison-address.ts";
import { TrayToggle } from "../tray/tray-toggle.tsx";
import { capitalized, listed as inList, withArticle } from "../../platform/text/grammar.ts";
import type { Units } from "../../platform/text/units.ts";
import { BrandName } from "./brand-name.tsx";
import { OwnToggle, VsYours } from "./own/vs-yours.tsx";
import {
  inTray,
  knownFact,
  namedShape,
  soldSlug,
  versionsOf,
  weightOf,
  weightText,
  wordFactText,
} from "./paddle-facts.ts";
import { factText, sayPair } from "./say.ts";
import { isKnownEnough } from "./listed-paddle.ts";
import { PaddlePicture } from "./paddle-picture.tsx";
import { PaddleRating, priceDateInWords } from "./paddle-rating.tsx";
import type { AnyPaddle, Listed } from "./paddle.content.ts";
import hero from "./paddle-hero.module.css";

interface ListedHeaderProps {
  paddle: Listed;
  /** What we've written about that comes closest. */
  closest: AnyPaddle | undefined;
  breadcrumbs: readonly Crumb[];
  figures: ReviewFigures;
  units: Units;
}

/** A listed paddle at a glance: what is known of it, what it resembles, and what its owners can add. */
export function ListedHeader(props: ListedHeaderProps) {
  const { paddle, closest, breadcrumbs, figures, units } = props;
  const { listed: words, noReviews } = useSiteFacts();
  const { name, listPriceCents, category } = paddle;
  const about = [
    <BrandName key="brand" paddle={paddle} />,
    ...[category, wordFactText(paddle, "lifecycle"), sinceText(paddle)].filter(Boolean),
  ];
  return (
    <div className={`${court.court} ${court.withKitchen} ${hero.hero}`}>
      <div className={`${court.inner} ${hero.columns}`}>
        <div className={`screen ${hero.way}`}>
          <Breadcrumb crumbs={breadcrumbs} />
        </div>
        <div className={hero.words}>
          <p className="small muted">
            {about.map((part, index) => (
              <Fragment key={index}>
                {index > 0 ? " · " : null}
                {part}
              </Fragment>
            ))}
          </p>
          <h1>{name}</h1>
          <div className={`row middle gap-2 wide-6 ${hero.answer}`}>
            <div {...refreshRegion("rating")} className={hero.rating}>
              <PaddleRating figures={figures} noReviews={noReviews} />
            </div>
            <p>
              <strong>{priceText(listPriceCents)}</strong>
              {listPriceCents === null ? null : (
                <span className="muted"> list price {priceDateInWords(paddle)}</span>
              )}
            </p>
          </div>
        </div>
        <div className={`${court.drawn} ${hero.picture}`}>
          <PaddlePicture paddle={paddle} />
        </div>
        <div className={`stack gap-2 ${hero.verdict}`}>
          <p className="large">{builtInWords(paddle, units)}</p>
          {(paddle.versions ?? []).length > 0 ? (
            <p>
              {words.versions}{" "}
              {versionsOf(paddle)
                .slice(1)
                .map((version, index) => (
                  <Fragment key={version.version!.name}>
                    {index > 0 ? "; " : null}
                    <a href={comparisonAddress([soldSlug(paddle), soldSlug(version)])}>
                      {version.version!.name}
                    </a>
                  </Fragment>
                ))}
              .
            </p>
          ) : null}
          {closest ? (
            <p>
              {words.closest} <a href={addresses.paddle.href(closest)}>{closest.name}</a>.{" "}
              {sayPair(paddle, closest, units)[0]}
            </p>
          ) : null}
          <p className="muted">{fill(words.page, { name })}</p>
        </div>
        <div className={`screen row middle gap-2 wide-6 ${hero.choices}`}>
          <VsYours paddle={paddle} units={units} />
          <OwnToggle paddle={paddle} />
          {isKnownEnough(paddle) ? <TrayToggle paddle={inTray(paddle)} /> : null}
          <a className="tap" href={addresses.askOwners.href({ slug: paddle.slug })} rel="nofollow">
            {words.ask}
          </a>
          <LevelChoice />
        </div>
      </div>
      <div {...refreshRegion("figures")} className={hero.figures}>
        <FigureCards of={figures.cards} />
      </div>
    </div>
  );
}

/** 'since March 2026', 'since 2026'; undefined if it's unknown. */
function sinceText(paddle: Listed): string | undefined {
  const since = wordFactText(paddle, "launched") ?? knownFact(paddle, "year");
  return since === undefined ? undefined : `since ${since}`;
}

/** How a paddle is built, as far as that's known: 'A 16 mm foam core, an elongated shape and a raw face. 7.8 to 8.2 oz.' */
function builtInWords(paddle: Listed, units: Units): string {
  const core = [factText(paddle, "coreMm", units), knownFact(paddle, "build")].filter(
    (part) => part !== undefined,
  );
  const shape = namedShape(paddle);
  const face = [knownFact(paddle, "faceTexture"), knownFact(paddle, "surface")]
    .filter((part) => part !== undefined && part !== "Other")
    .map((part) => part.toLowerCase());
  const parts = [
    ...(core.length > 0 ? [withArticle(`${core.join(" ")} core`)] : []),
    ...(shape === undefined ? [] : [withArticle(`${shape} shape`)]),
    ...(face.length > 0 ? [withArticle(`${face.join(" ")} face`)] : []),
  ];
  const weight = weightOf(paddle) === undefined ? undefined : weightText(paddle, units);
  const version = paddle.versionName === undefined ? "" : `The ${paddle.versionName}: `;
  const built = parts.length > 0 ? capitalized(`${version}${inList(parts)}.`) : "";
  return [built, weight === undefined ? "" : `It weighs ${weight}.`].filter(Boolean).join(" ");
}

/** The links below a listed paddle's facts: to share it, and to tell us more. */
export function OwnOne({ paddle }: { paddle: Listed }) {
  const { listed: words } = useSiteFacts();
  const path = addresses.paddle.href(paddle);
  return (
    <>
      <p>
        {words.own}{" "}
        <a className="tap screen" href={correctionAddress(paddle.slug)} rel="nofollow">
          {words.ownLink}
        </a>
      </p>
      <p>
        <ShareLink path={path} title={paddle.name} />
      </p>
    </>
  );
}

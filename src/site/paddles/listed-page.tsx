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
import { TrayToggle } from "../tray/tray-toggle.tsx";
import { isKnownEnough } from "./listed-paddle.ts";
import { PaddlePicture } from "./paddle-picture.tsx";
import { PaddleRating, priceDateInWords } from "./paddle-rating.tsx";
import type { Listed } from "./paddle.content.ts";
import hero from "./paddle-hero.module.css";

interface ListedHeaderProps {
  paddle: Listed;
  breadcrumbs: readonly Crumb[];
  figures: ReviewFigures;
}

/** A listed paddle at a glance: name, rating, price and outline, and that nobody has written it up. */
export function ListedHeader({ paddle, breadcrumbs, figures }: ListedHeaderProps) {
  const { listed: words, noReviews } = useSiteFacts();
  const { brand, category, name, listPriceCents } = paddle;
  return (
    <div className={`${court.court} ${court.withKitchen} ${hero.hero}`}>
      <div className={`${court.inner} ${hero.columns}`}>
        <div className={`screen ${hero.way}`}>
          <Breadcrumb crumbs={breadcrumbs} />
        </div>
        <div className={hero.words}>
          <p className="small muted">{[brand, category ?? []].flat().join(" · ")}</p>
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
        <p className={`large ${hero.verdict}`}>{fill(words.page, { name })}</p>
        <div className={`screen row middle gap-2 wide-6 ${hero.choices}`}>
          <LevelChoice />
          {isKnownEnough(paddle) ? <TrayToggle paddle={paddle} /> : null}
        </div>
      </div>
      <div {...refreshRegion("figures")} className={hero.figures}>
        <FigureCards of={figures.cards} />
      </div>
    </div>
  );
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

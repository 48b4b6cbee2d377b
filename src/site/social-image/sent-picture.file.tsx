import { HTTPException } from "hono/http-exception";
import { renderToStaticMarkup } from "react-dom/server";
import { addresses } from "../../addresses.ts";
import { defineFile } from "../../platform/render/define-route.tsx";
import { notFound } from "../../platform/render/route.ts";
import type { Site } from "../../platform/render/site.ts";
import { fill } from "../../platform/text/fill.ts";
import { rankMatches } from "../match/match.ts";
import { matchInWords } from "../match/match-in-words.ts";
import { matchPicture, pictureQuery, siteCandidates } from "../match/match-picture.ts";
import {
  isTraced,
  overOwn,
  type SentPicture,
  sentPictureSize,
} from "../paddles/own/sent-picture.ts";
import { pictureFrame, SharedParts } from "../paddles/paddle-picture.tsx";
import { displayFont, type Font } from "./pictures.service.ts";
import {
  fitText,
  Frame,
  Lines,
  Paddles,
  pictureAnswer,
  type TextBox,
  Upright,
} from "./social-image.file.tsx";

interface PosterProps {
  picture: SentPicture;
  brand: string;
  /** The site's address without its protocol. */
  address: string;
  /** Which of the drawings is the sender's own paddle. */
  note: string;
  font: Font;
}

/** A picture to send: words left of the court's line, the paddles, which is whose and the site's address right of it. */
export function Poster({ picture, brand, address, note, font }: PosterProps) {
  const { kicker, paddle, own, lines } = picture;
  const set = (text: string, box: Omit<TextBox, "width">) =>
    fitText(font.supportedText(text), { ...box, width: 396 }, font.widthOf);
  return (
    <Frame
      brand={brand}
      kicker={kicker}
      title={paddle.name}
      lines={lines}
      line={610}
      size={sentPictureSize}
      font={font}
    >
      {(side) => {
        const scale = (side.width * 0.98) / pictureFrame.width;
        return (
          <>
            <SharedParts />
            {own && !isTraced(picture) ? (
              <Paddles paddles={[own, paddle]} side={side} />
            ) : (
              <Upright
                paddle={paddle}
                others={own ? [own] : []}
                middle={side.left + side.width / 2}
                top={(side.height - 160 - pictureFrame.height * scale) / 2}
                scale={scale}
                line={5}
              />
            )}
            <g fill="#ffffff" fontFamily="Archivo" fontWeight="700">
              <Lines
                {...set(note, { height: 116, sizes: [32, 28, 24], leading: 1.2 })}
                left={side.left + 38}
                top={1128}
                leading={1.2}
              />
              <Lines
                {...set(address, { height: 32, sizes: [30, 26, 22, 18], leading: 1 })}
                left={side.left + 38}
                top={1304}
              />
            </g>
          </>
        );
      }}
    </Frame>
  );
}

/** The paddle someone wants over the one they have, or else the first match for some answers. */
async function pictureAt(fields: URLSearchParams, site: Site): Promise<SentPicture | undefined> {
  const { paddleNamed, paddles } = site.library;
  const { own: has, want, ...preferences } = pictureQuery.read(fields);
  const [own, wanted] = [paddleNamed(has), paddleNamed(want)];
  if ((has !== "" && !own) || (want !== "" && !wanted)) return undefined;
  if (wanted) return own && overOwn(own, wanted);
  const [first] = rankMatches(await siteCandidates(site, preferences), preferences);
  return first && matchPicture(first, matchInWords(first, preferences, paddles), preferences, own);
}

async function answerPicture(fields: URLSearchParams, site: Site): Promise<Response> {
  const picture = (await pictureAt(fields, site)) ?? notFound();
  const { name, share } = site.library.site;
  const { dashed, beside } = share.picture;
  const { own } = picture;
  const svg = renderToStaticMarkup(
    <Poster
      picture={picture}
      brand={name}
      address={site.settings.siteUrl.replace(/^https?:\/\//, "")}
      note={own ? fill(isTraced(picture) ? dashed : beside, { name: own.name }) : ""}
      font={await displayFont()}
    />,
  );
  return await pictureAnswer(svg);
}

/** How many may be made at once: there are as many as answers and paddles, and ranking for one takes a page's time. */
const maxMade = 8;
let made = 0;

/** A picture to send to a friend, as PNG, made of what a page says. Refused, before any work, if many are being made. */
export default defineFile(addresses.picture, {
  query: pictureQuery,
  isCached: false,

  async get({ url, site }) {
    if (made >= maxMade) throw new HTTPException(503);
    made++;
    try {
      return await answerPicture(url.searchParams, site);
    } finally {
      made--;
    }
  },
});

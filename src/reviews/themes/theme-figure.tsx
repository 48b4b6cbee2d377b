import { addresses } from "../../addresses";
import type { ReviewWording } from "../review-wording.content";
import { reviewAddress } from "../list/review-address";
import { addThemes, minOpinions, type StoredThemes, themeNames } from "./themes";
import page from "../../platform/ui/page.module.css";
import { RatingBar } from "../ratings/rating-bar";
import { refreshRegion } from "../../platform/islands/refresh-regions";
import styles from "./theme-figure.module.css";

interface ThemeFigureProps {
  path: string;
  themes: StoredThemes;
  words: ReviewWording["themes"];
}

/** What a paddle's reviews praise and criticize: a table whose bars repeat its numbers. Nothing where they say too little. */
export function ThemeFigure({ path, themes: { players, samples }, words }: ThemeFigureProps) {
  const counts = addThemes(players, samples);
  const opinions = counts.reduce((sum, { praise, complaint }) => sum + praise + complaint, 0);
  const max = Math.max(...counts.flatMap(({ praise, complaint }) => [praise, complaint]));
  const byPlayers = new Map(addThemes(players).map((each) => [each.theme, each]));
  const cell = (count: number, ofPlayers: number) => (
    <td>
      <span className={styles.count}>{count.toLocaleString("en-US")}</span>
      <RatingBar length={count / max} players={count === 0 ? 0 : ofPlayers / count} />
    </td>
  );
  return (
    <div {...refreshRegion("themes")}>
      {opinions < minOpinions ? null : (
        <section className={styles.themes} aria-labelledby="themes-title">
          <h2 id="themes-title">{words.title}</h2>
          <p className={page.note}>
            {words.note} {addThemes(samples).length > 0 ? words.samples : null}{" "}
            <a href={`${addresses.howItWorks.path}#on-themes`}>{words.how}</a>
          </p>
          <table aria-labelledby="themes-title">
            <thead>
              <tr>
                <th scope="col">{words.theme}</th>
                <th scope="col">{words.praise}</th>
                <th scope="col">{words.complaint}</th>
              </tr>
            </thead>
            <tbody>
              {counts.map(({ theme, praise, complaint }) => {
                const own = byPlayers.get(theme);
                return (
                  <tr key={theme}>
                    <th scope="row">
                      <a href={reviewAddress(path, { theme })} rel="nofollow">
                        {themeNames[theme]}
                      </a>
                    </th>
                    {cell(praise, own?.praise ?? 0)}
                    {cell(complaint, own?.complaint ?? 0)}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

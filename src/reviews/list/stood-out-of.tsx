import type { ReviewWording } from "../review-wording.content";
import type { PublicReviewValues } from "../review-fields";
import { isPlayingTime } from "../playing-time";
import { readThemes, themeNames } from "../themes/themes";
import styles from "./review-list.module.css";

interface StoodOutOfProps {
  review: Pick<PublicReviewValues, "liked" | "disliked" | "playedFor" | "playedBefore">;
  wording: Pick<ReviewWording, "fields" | "stoodOut">;
}

/** What a player added to a review under 'What stood out?'. Nothing if they didn't. */
export function StoodOutOf({ review, wording: { fields, stoodOut } }: StoodOutOfProps) {
  const { playedFor, playedBefore } = review;
  const chosen = (["liked", "disliked"] as const).flatMap((list) => {
    const named = readThemes(review[list]).map((theme) => themeNames[theme].toLowerCase());
    return named.length > 0 ? [`${fields[list].label}: ${named.join(", ")}`] : [];
  });
  const said = [
    ...chosen,
    ...(isPlayingTime(playedFor)
      ? [stoodOut.playedFor.replace("{time}", () => stoodOut.times[playedFor])]
      : []),
    ...(playedBefore ? [stoodOut.playedBefore.replace("{paddle}", () => playedBefore)] : []),
  ];
  if (said.length === 0) return null;
  return (
    <ul className={styles.stoodOut}>
      {said.map((each) => (
        <li key={each} dir="auto">
          {each}
        </li>
      ))}
    </ul>
  );
}

import { type PaddleLook, PaddlePicture } from "./paddle-picture.tsx";
import styles from "./paddle-row.module.css";

/** Paddles side by side, tilted as on a shop's wall. */
export function PaddleRow({ paddles }: { paddles: readonly PaddleLook[] }) {
  if (paddles.length === 0) return null;
  return (
    <div className={styles.row}>
      {paddles.map((paddle) => (
        <PaddlePicture key={paddle.name} paddle={paddle} />
      ))}
    </div>
  );
}

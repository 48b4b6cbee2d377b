import { PaddlePicture, type PaddleLook } from "./paddle-picture.tsx";
import styles from "./paddle-row.module.css";

/** Paddles side by side, tilted as they hang in a shop. */
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

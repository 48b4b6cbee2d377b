import type { ReactNode } from "react";
import { isBallFactConfirmed } from "./ball-facts";
import type { Ball, BallFact } from "./ball.content";
import styles from "./ball-fact.module.css";

/** A fact of a ball, marked if it's unconfirmed. */
export function Fact({ ball, fact, text }: { ball: Ball; fact: BallFact; text: ReactNode }) {
  if (ball[fact] === null) return <span className={styles.unsure}>Not confirmed</span>;
  if (isBallFactConfirmed(ball, fact)) return text;
  return (
    <>
      {text}
      <span className={styles.unsure}> not confirmed</span>
    </>
  );
}

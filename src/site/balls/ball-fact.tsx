import type { ReactNode } from "react";
import { Unconfirmed, Unknown } from "../../platform/ui/unsure-mark.tsx";
import { isBallFactConfirmed } from "./ball-facts.ts";
import type { Ball, BallFact } from "./ball.content.ts";

/** A fact of a ball, marked if it's unconfirmed or unknown. */
export function Fact({ ball, fact, text }: { ball: Ball; fact: BallFact; text: ReactNode }) {
  if (ball[fact] === null) return <Unknown />;
  if (isBallFactConfirmed(ball, fact)) return text;
  return (
    <>
      {text}
      <Unconfirmed />
    </>
  );
}

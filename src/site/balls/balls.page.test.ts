import { testCodec } from "../../../tests/support/canonical-query.ts";
import type { Ball } from "./ball.content.ts";
import { ballsCodec } from "./balls.page.tsx";

const ball = (slug: string, gamesUntilRetired: number | null) =>
  ({ slug, gamesUntilRetired }) as Ball;
const balls = [ball("arc", 10), ball("comet", null)];

testCodec(ballsCodec, { balls, showsSamples: false }, [
  ["", ""],
  ["sort=name&use=&cold=&upto=", ""],
  ["upto=2.50&use=indoor&cold=yes", "?use=indoor&cold=yes&upto=2.50"],
  ["upto=2.5&use=Indoor&cold=on", ""],
  ["price=2.50&ball=arc", "?ball=arc&price=2.50"],
  // An invalid price is shown.
  ["ball=arc&price=+much+", "?ball=arc&price=much"],
  ["ball=arc", "?ball=arc&price="],
  ["ball=arc&price=$3,5", "?ball=arc&price=%243,5"],
  [`ball=arc&price=${"1".repeat(19)}+1`, `?ball=arc&price=${"1".repeat(19)}`],
  ["ball=comet&price=2.50", ""],
  ["ball=__proto__&price=2.50", ""],
  // Columns of samples aren't offered without samples.
  ["columns=rating", ""],
  ["columns=holes&columns=price", "?columns=price&columns=holes"],
  [
    "sort=weight&columns=price&use=outdoor&ball=arc&price=2",
    "?ball=arc&price=2&use=outdoor&sort=weight&columns=price",
  ],
]);

import page from "../ui/page.module.css";

/** What the two lifespans of a ball mean, and how little certain the longer one is. */
export function LifespanNote() {
  return (
    <p className={page.note}>
      Each ball has two lifespans: the games until players retire it from rated play, which cost per
      game is computed from, and the games until it cracks in easy play. Both are sample figures,
      and the one measured account we know of gives far fewer than the second: an X-40 stayed firm
      for about 12 hard games and cracked some way past 24.
    </p>
  );
}

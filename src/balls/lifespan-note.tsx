import page from "../platform/ui/page.module.css";

/** Explains a ball's two lifespans, and how uncertain the longer one is. */
export function LifespanNote() {
  return (
    <p className={page.note}>
      A ball has two lifespans: the games until our players retire it from rated play, and the games
      until it cracks in easy play. Cost per game counts the first. Both are sample figures. The one
      measured account we know of gives fewer: an X-40 stayed firm for about 12 hard games and
      cracked some way past 24.
    </p>
  );
}

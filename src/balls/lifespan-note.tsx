import page from "../platform/ui/page.module.css";

/** Explains a ball's two lifespans, and how uncertain the longer one is. */
export function LifespanNote() {
  return (
    <p className={page.note}>
      Cost per game counts the games until players retire a ball from rated play, not until it
      cracks in easy play. Both are sample figures. The one measured account we know of gives fewer:
      an X-40 stayed firm for about 12 hard games and cracked some way past 24.
    </p>
  );
}

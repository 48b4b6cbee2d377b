/** Explains a ball's two lifespans, and how uncertain the longer one is. */
export function LifespanNote() {
  return (
    <p className="note">
      We list two lifespans for a ball: the games before players retire it from rated play, and the
      games before it cracks in easy play. Cost per game uses the first. Both are sample figures. We
      know of one measured account: an X-40 stayed firm for about 12 hard games and took well over
      24 to crack.
    </p>
  );
}

// What script fills in beside the form of an entry or an issue: how its words are kept.

import contentStyles from "./content/content.module.css";

/** The field of a form that's only shown again, as someone typed it before. */
export const showAgain = ":show";

/** Offers what was typed here before and couldn't be saved. */
export const Kept = () => (
  <div data-kept="" hidden>
    <section className={contentStyles.notes} aria-label="Not saved">
      <p>
        What you typed here on <time /> isn&apos;t saved. It&apos;s kept in this browser.
      </p>
      <p className="row end gap-2 wide-3">
        <button type="button">Show it in the form</button>
        <button type="button" className="quiet" data-forget="">
          Forget it
        </button>
      </p>
    </section>
  </div>
);

/** When the form was saved by itself, or why it wasn't. */
export const Said = () => <p className={contentStyles.said} aria-live="off" data-said="" />;

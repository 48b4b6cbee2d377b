// What script fills in beside a form: how its words are kept.

import contentStyles from "./content/content.module.css";

/** The field of a form that's only shown again, as someone typed it before. */
export const showAgain = ":show";

/** Offers what was typed into a form before and couldn't be saved: script puts copies above forms. */
export const Kept = () => (
  <template id="kept">
    <section className={contentStyles.notes} aria-label="Not saved">
      <p>
        What you typed here on <time /> isn&apos;t saved. It&apos;s kept in this browser.
      </p>
      <p>Something newer has been saved since. Showing yours replaces it only once you save.</p>
      <p className="row end gap-2 wide-3">
        <button type="button">Show it in the form</button>
        <button type="button" className="quiet">
          Forget it
        </button>
      </p>
    </section>
  </template>
);

/** When the form was saved by itself, or why it wasn't. */
export const Said = () => <p className={contentStyles.said} aria-live="off" data-said="" />;

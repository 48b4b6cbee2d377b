import { addresses } from "../../addresses.ts";
import { maxCompared } from "./comparison-address.ts";
import styles from "./tray-bar.module.css";

/** Without script, a link to the chooser replaces the tray. */
export function UnscriptedTray() {
  return (
    <noscript>
      <p className={styles.unscripted}>
        <a href={addresses.comparisons.path}>Compare paddles side by side</a>
      </p>
    </noscript>
  );
}

/**
 * The paddles a shopper has collected, at the bottom of the screen, and at the end of the page below everything else.
 * They're in local storage, so tray-script.ts fills them in from the template.
 */
export function Tray() {
  return (
    <>
      <template>
        <section className={`screen ${styles.bar}`} aria-label="Paddles to compare">
          {/* Shown and announced once there are any. */}
          <p>
            Left out: <span data-says="leftOut" />. You can compare {maxCompared} at once.
          </p>
          <details>
            <summary>
              <strong data-says="count">Chosen</strong> <span data-says="names" />
            </summary>
            <ul>
              <li>
                <a href={addresses.paddles.path}>Paddle</a>
                <button type="button" className="quiet">
                  Remove
                </button>
              </li>
            </ul>
            <p>
              You can compare {maxCompared} at once, from the top of your list. Remove one and the
              next takes its place. Your list stays in this browser.
            </p>
            <p>
              <a data-to="shortlist" href={addresses.paddleFinder.path}>
                Share this list
              </a>
              <button type="button" className="quiet">
                Clear all
              </button>
            </p>
          </details>
          <a
            className="button"
            data-says="compare"
            data-to="comparison"
            href={addresses.comparisons.path}
          >
            Compare
          </a>
        </section>
        <p className="unseen" role="status" />
      </template>
      <paddle-tray class={styles.tray} id="tray" />
    </>
  );
}

import { type UIEvent, useEffect, useRef } from "react";
import styles from "./review-form.module.css";

/** Where the sheet on a phone leads back to. */
const reviewsAbove = "#player-reviews";

/**
 * Closes the sheet that the form is on a phone; what's typed stays in it. With script, so does Escape, and the sheet is
 * out of the browser's history.
 */
export function CloseSheet({ text }: { text: string }) {
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const sheet = link.current!.closest("section")!;
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === "Escape" && link.current?.checkVisibility()) location.replace(reviewsAbove);
    }
    sheet.addEventListener("keydown", closeOnEscape);
    return () => sheet.removeEventListener("keydown", closeOnEscape);
  }, []);

  function close(event: UIEvent) {
    event.preventDefault();
    location.replace(reviewsAbove);
  }

  return (
    <a className={styles.close} href={reviewsAbove} ref={link} data-replay onClick={close}>
      {text}
    </a>
  );
}

import { addresses } from "../addresses.ts";
// What the suggestions below a box are shown with, besides their own styles: the server sends them apart from the page.
import "../platform/ui/marked-text.module.css";
import "../reviews/ratings/stars.module.css";
import styles from "./search-box.module.css";

interface SearchBoxProps {
  className: string | undefined;
  /** The page that lists what is found. */
  action: string;
  /** What the form is called; needed where a page has several. */
  formLabel?: string;
  label: string;
  placeholder: string;
  term?: string;
  /** Whether the box takes the focus when the page opens. */
  takesFocus?: boolean;
}

/**
 * A search box: a plain form, which the browser sends only with a term. With script it suggests pages as a visitor
 * types (suggest-below.ts).
 */
export function SearchBox(props: SearchBoxProps) {
  const { className = "", action, formLabel, label, placeholder, term, takesFocus } = props;
  return (
    <form
      className={`${styles.form} ${className}`}
      role="search"
      aria-label={formLabel}
      action={action}
      autoComplete="off"
    >
      <input
        // A field of the type 'search' can't become a combobox.
        type="text"
        role="searchbox"
        name="search"
        defaultValue={term}
        placeholder={placeholder}
        aria-label={label}
        enterKeyHint="search"
        required
        pattern=".*\S.*"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- on a search page, the field is what the page is for
        autoFocus={takesFocus}
        data-focusin={addresses.suggestions.path}
      />
      <button type="submit">Search</button>
      <div role="listbox" aria-label="Suggestions" hidden />
      <span className="unseen" aria-live="polite" />
    </form>
  );
}

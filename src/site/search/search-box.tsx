import { addresses } from "../../addresses.ts";
// Styles that suggestions need besides their own: the server sends them separately.
import "../../platform/ui/marked-text.module.css";
import "../reviews/ratings/stars.module.css";
import styles from "./search-box.module.css";

interface SearchBoxProps {
  className: string | undefined;
  action: string;
  /** The form's label; needed if a page has several. */
  formLabel?: string;
  label: string;
  placeholder: string;
  term?: string;
  takesFocus?: boolean;
}

/**
 * A search box: a plain form, which the browser sends only with a term. With script it suggests pages while typing
 * (suggest-below.ts).
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
        // A 'search' field can't become a combobox.
        type="text"
        role="searchbox"
        name="search"
        defaultValue={term}
        placeholder={placeholder}
        aria-label={label}
        enterKeyHint="search"
        required
        pattern=".*\S.*"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a search page is for its search field
        autoFocus={takesFocus}
        data-focusin={addresses.suggestions.path}
      />
      <button type="submit">Search</button>
      <div role="listbox" aria-label="Suggestions" hidden />
      <span className="unseen" aria-live="polite" />
    </form>
  );
}

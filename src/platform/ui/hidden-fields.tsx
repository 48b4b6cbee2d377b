/** The fields of a URL that a form keeps as they are. */
export function HiddenFields({ of }: { of: URLSearchParams }) {
  return [...of].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}

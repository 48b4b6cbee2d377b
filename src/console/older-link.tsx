/** The link to a list's next page; none at its end. */
export function OlderLink({ to }: { to: string | undefined }) {
  return to === undefined ? null : (
    <p>
      <a className="button quiet" href={to} rel="next">
        Older
      </a>
    </p>
  );
}

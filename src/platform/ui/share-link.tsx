import { useSiteFacts } from "../render/site-facts.ts";

/**
 * Shares a page through the browser's dialog or by copying its URL (src/site/layout/late-script.ts). Without script it opens
 * an email with the URL.
 * @param path the page's
 * @param title the email's subject
 */
export function ShareLink({ path, title }: { path: string; title: string }) {
  const { siteUrl, share } = useSiteFacts();
  const url = siteUrl + path;
  return (
    <a
      className="tap screen"
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      data-click="share"
      data-url={url}
      data-copied={share.copied}
    >
      {share.page}
    </a>
  );
}

import { useSiteFacts } from "../render/site-facts.ts";

/**
 * Shares a page through the browser's dialog or by copying its URL (src/site/layout/late-script.ts). Without script it opens
 * an email with the URL.
 * @param path the page's
 * @param title the email's subject
 * @param picture the path of one that is sent with the link where the browser can
 */
export function ShareLink(props: { path: string; title: string; picture?: string }) {
  const { path, title, picture } = props;
  const { siteUrl, share } = useSiteFacts();
  const url = siteUrl + path;
  return (
    <a
      className="tap screen"
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      data-click="share"
      data-url={url}
      data-picture={picture}
      data-copied={share.copied}
    >
      {picture === undefined ? share.page : share.picture.share}
    </a>
  );
}

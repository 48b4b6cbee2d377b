import { socialImagePath, socialImageSize } from "./social-image-address";
import { useSiteFacts } from "./site-facts";
import { structuredData, type StructuredFacts } from "./structured-data";

/** What a page says of itself to search engines and to those it is shared with. */
export interface HeadProps extends StructuredFacts {
  /** Without the product's name, which is added after a bar. */
  title: string;
  description: string;
  keywords?: readonly string[];
  /** The canonical path, beginning with a slash. Pages that are not to be found have none. */
  path?: string | undefined;
  /** The page whose picture it is shared with, where it has none of its own. */
  picturedAs?: string;
}

/** The part of the head that differs between pages. React moves it there. A page that is to be found has a picture. */
export function Head(head: HeadProps) {
  const { title, description, keywords, path, picturedAs } = head;
  const { name, siteUrl } = useSiteFacts();
  const data = structuredData(head, { name, siteUrl });
  const fullTitle = `${title} | ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords ? <meta name="keywords" content={keywords.join(", ")} /> : null}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={siteUrl + path} />
          <meta property="og:url" content={siteUrl + path} />
          <meta property="og:image" content={siteUrl + socialImagePath(picturedAs ?? path)} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(socialImageSize.width)} />
          <meta property="og:image:height" content={String(socialImageSize.height)} />
          <meta property="og:image:alt" content={`${title}, on ${name}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${name}: blog, ball testing and guides`}
        href={`${siteUrl}/feed.xml`}
      />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {data.length > 0 ? <StructuredData value={data} /> : null}
    </>
  );
}

/**
 * JSON-LD. Inside a script element only '<' could end it or open a comment, so none is printed. Nor is '&': there are no
 * entities here, but `shortMarkup` would take a text for one.
 */
function StructuredData({ value }: { value: object }) {
  const json = JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

// Must be the first import: cascade layers are ordered by first mention.
import "../platform/styles/index.css";
import type { ReactNode } from "react";
import { addresses } from "../addresses.ts";
import levelScript from "../reviews/level/level-script.ts?inline-script";
import { StarsDrawing } from "../reviews/ratings/stars.tsx";
import { Footer } from "./footer.tsx";
import { Head, type HeadProps } from "../platform/render/head.tsx";
import type { SkipTarget } from "../platform/render/route.ts";
import { useSiteFacts } from "../platform/render/site-facts.ts";
import { Header } from "./header.tsx";
import { SampleRibbon } from "./sample-ribbon.tsx";
import displayFace from "../platform/styles/fonts/archivo-display.woff2?url";
import { Tray, UnscriptedTray } from "../tray/tray-bar.tsx";
import trayScript from "../tray/tray-script.ts?inline-script";

/** The inline scripts, whose hashes are in the content security policy. */
export const inlineScripts = [levelScript, trayScript];

interface DocumentProps {
  path: string;
  head: HeadProps;
  hasTray: boolean;
  skips: readonly SkipTarget[] | undefined;
  /** The script that parts load when they're first used. */
  lateScript: string;
  /** Stylesheets to link, only in development; in a build, styles are inserted when the page is encoded. */
  stylesheets: readonly string[];
  children: ReactNode;
}

/** Everything around a page. */
export function Document({
  path,
  head,
  hasTray,
  skips,
  lateScript,
  stylesheets,
  children,
}: DocumentProps) {
  return (
    <html lang="en" data-script={lateScript}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href={addresses.manifest.path} />
        <link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="" />
        {/* On a slow machine, a page shown before it's fully parsed would shift. */}
        <link rel="expect" href={hasTray ? "#tray" : "#footer"} blocking="render" />
        <Head {...head} />
        <script dangerouslySetInnerHTML={{ __html: hasTray ? trayScript : levelScript }} />
        {import.meta.env.DEV ? <DevelopmentHead stylesheets={stylesheets} /> : null}
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to content
        </a>
        {skips?.map(({ id, name }) => (
          <a key={id} className="skip" href={`#${id}`}>
            Skip to {name}
          </a>
        ))}
        <StarsDrawing />
        {useSiteFacts().showsSamples ? <SampleRibbon /> : null}
        <Header path={path} breadcrumbs={head.breadcrumbs} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {hasTray ? <UnscriptedTray /> : null}
        <Footer />
        {hasTray ? <Tray /> : null}
      </body>
    </html>
  );
}

function DevelopmentHead({ stylesheets }: Pick<DocumentProps, "stylesheets">) {
  return (
    <>
      <meta property="csp-nonce" nonce="development" />
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <script type="module" src="/@vite/client" />
    </>
  );
}

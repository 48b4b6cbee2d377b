// First of all imports: the order of the cascade layers is the order they are first named in.
import "./styles/index.css";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Outlet } from "react-router";
import type { Route } from "./+types/root";
import levelScript from "./level/level-script.ts?inline-script";
import { ErrorMessage } from "./site/error-message";
import { Footer } from "./site/footer";
import { Header } from "./site/header";
import { NotFoundMessage } from "./site/not-found-message";
import { requestPolicy } from "./site/request-policy";
import displayFace from "./styles/fonts/archivo-display.woff2?url";
import { useShowsTray } from "./tray/shows-tray";
import { Tray } from "./tray/tray";
import trayScript from "./tray/tray-script.ts?inline-script";

export const middleware = requestPolicy;

export function Layout({ children }: { children: ReactNode }) {
  const showsTray = useShowsTray();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="" />
        {/* A slow machine would show the page while it reads it, and move what it has shown. */}
        <link rel="expect" href="#footer" blocking="render" />
        <script dangerouslySetInnerHTML={{ __html: showsTray ? trayScript : levelScript }} />
        <Links />
        {import.meta.env.DEV ? <script type="module" src="/@vite/client" /> : null}
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to content
        </a>
        <Header />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {showsTray ? <Tray /> : null}
        <Footer />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundMessage />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const detail = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return <ErrorMessage status={status} detail={detail} />;
}

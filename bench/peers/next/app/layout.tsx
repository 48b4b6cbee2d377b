import type { ReactNode } from "react";
import "../../pages/site.css";
import type { Viewport } from "next";
import { SiteFrame } from "../../pages/site-frame.tsx";

export const viewport: Viewport = { colorScheme: "light dark" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <SiteFrame>{children}</SiteFrame>
      </body>
    </html>
  );
}

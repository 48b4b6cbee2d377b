import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import "../../pages/site.css";
import "../../pages/article.css";
import "../../pages/product.css";
import "../../pages/reviews.css";
import { SiteFrame } from "../../pages/site-frame.tsx";
import { Page } from "./page.tsx";

createRoot(document.querySelector("#root")!).render(
  <StrictMode>
    <SiteFrame>
      <Suspense>
        <Page />
      </Suspense>
    </SiteFrame>
  </StrictMode>,
);

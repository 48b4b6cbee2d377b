import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { addresses } from "../../addresses.ts";
import { type SharedFacts, SiteFactsContext } from "../../platform/render/site-facts.ts";
import { ConsoleFrame } from "./define-console-page.tsx";

it("says in the menu how much waits on a page as the page says it", () => {
  const html = renderToStaticMarkup(
    <SiteFactsContext value={{ name: "RallyRank" } as SharedFacts}>
      <ConsoleFrame
        here={addresses.console.path}
        person={{ name: "Dana", email: "dana@rallyrank.example", role: "owner" }}
        waiting={new Map([[addresses.consoleQueue.path, 1234]])}
      >
        {null}
      </ConsoleFrame>
    </SiteFactsContext>,
  );
  expect(html).toContain("Queue (1,234)");
  expect(html).toContain(">Photos<");
});

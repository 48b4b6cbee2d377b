import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { installedWebKit } from "../../tools/browser.ts";

/** A window of WebKit, driven by WebDriver (https://www.w3.org/TR/webdriver2/): Playwright drives no released WebKit. */
export interface WebKit {
  /** What it calls itself: '2.50.6'. */
  version: string;
  /** Opens an address and waits until it's loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. */
  evaluate<Given extends readonly unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** Types into the first element of a CSS selector, as with a keyboard. */
  type(selector: string, text: string): Promise<void>;
  /** Clicks in the middle of it, once it's in view. */
  click(selector: string): Promise<void>;
  /** Runs a function in the page until it returns something true, or throws after 30 seconds. */
  until(run: () => boolean): Promise<void>;
  close(): Promise<void>;
}

/** Its browser has a toolbar that is wider than a phone: without any room in it, its page may be as narrow as one. */
const narrowToolbar =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";

/** @param size of the page, in px */
export async function openWebKit(size: { width: number; height: number }): Promise<WebKit> {
  const display = spawn(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const [number] = (await once(createInterface(display.stdout), "line")) as [string];
  const port = await freePort();
  const settings = mkdtempSync(join(tmpdir(), "rallyrank-webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  writeFileSync(join(settings, "gtk-3.0/gtk.css"), narrowToolbar);
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}`, XDG_CONFIG_HOME: settings },
    stdio: "ignore",
  });
  const at = `http://127.0.0.1:${port}`;

  async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(at + path, {
      method,
      ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await answer.json()) as {
      value: Value & { error?: string; message?: string };
    };
    if (!answer.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  }

  const { sessionId, capabilities } = await eventually(() =>
    send<{ sessionId: string; capabilities: { browserVersion: string } }>("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": { binary: installedWebKit(), args: ["--automation"] },
        },
      },
    }),
  );
  const session = `/session/${sessionId}`;
  await send("POST", `${session}/window/rect`, size);

  const evaluate = async (run: (...given: never[]) => unknown, ...args: unknown[]) =>
    await send("POST", `${session}/execute/sync`, {
      script: `return (${run.toString()}).apply(null, arguments);`,
      args,
    });
  const elementOf = async (selector: string) => {
    const found = await send<Record<string, string>>("POST", `${session}/element`, {
      using: "css selector",
      value: selector,
    });
    return `${session}/element/${Object.values(found)[0]}`;
  };
  return {
    version: capabilities.browserVersion,
    open: (url) => send("POST", `${session}/url`, { url }),
    evaluate: evaluate as WebKit["evaluate"],
    type: async (selector, text) => send("POST", `${await elementOf(selector)}/value`, { text }),
    async click(selector) {
      const element = await elementOf(selector);
      // The driver scrolls no further than to the edge, where a bar may be.
      await evaluate((of: string) => {
        document.querySelector(of)!.scrollIntoView({ block: "center", behavior: "instant" });
      }, selector);
      await send("POST", `${element}/click`);
    },
    until: (run) =>
      eventually(async () => {
        if (!(await evaluate(run))) throw new Error(`WebKit: never true: ${run.toString()}`);
      }),
    async close() {
      await send("DELETE", session).catch(() => {});
      await Promise.all([end(driver), end(display)]);
      rmSync(settings, { recursive: true });
    },
  };
}

/** Tries again every 100 ms until something works, for 30 seconds at most. */
async function eventually<Result>(run: () => Promise<Result>): Promise<Result> {
  const last = Date.now() + 100_000;
  for (;;)
    try {
      return await run();
    } catch (error) {
      if (Date.now() > last) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

async function end(process: ChildProcess): Promise<void> {
  const exited = once(process, "exit");
  process.kill();
  await exited;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { downloadPath } from "../../src/addresses.ts";
import { findNginx } from "../../tools/nginx.ts";
import { keepBusy } from "../support/busy-site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { documentedHost, startNginx, type TestNginx } from "../support/nginx.ts";
import { freePort } from "../support/postgres.ts";
import { copyProject } from "../support/walk-through.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { reviewedByClients, storedTexts } from "../support/posts.ts";

const program = findNginx();
if (!program)
  console.warn("SKIPPED, not passed: updates were not tried, because there is no nginx.");

const script = "src/site/layout/islands-script.ts";
const page = "src/site/home/home.page.tsx";

describe.skipIf(!program)("a site that two processes serve", () => {
  const copy = copyProject();
  let place: StorePlace;
  let servers: [ServerProcess, ServerProcess];
  let nginx: TestNginx;

  const build = async () => await copy.node("node_modules/vite/bin/vite.js", "build");
  const start = async (port?: number) =>
    startServer(
      {
        DATA_DIR: place.dataDir,
        PORT: String(port ?? (await freePort())),
        SITE_URL: `https://${documentedHost}`,
      },
      copy.folder,
    );

  beforeAll(async () => {
    cpSync("public", join(copy.folder, "public"), { recursive: true });
    place = await emptyStore("sqlite");
    expect(await build()).toMatchObject({ status: 0 });
    servers = [await start(), await start()];
    nginx = await startNginx(program!, [servers[0].port, servers[1].port]);
  });
  afterAll(async () => {
    await Promise.all([nginx.stop(), ...servers.map((server) => server.stop())]);
    await place.remove();
    copy.delete();
  });

  /** Scripts and fonts that any page has named so far: tabs stay open, and ask for them late. */
  const assets = new Set<string>();
  let asked = 0;

  /** A page, or what is wrong with one of the assets known so far. */
  async function get(path: string) {
    const answer = await nginx.ask(path);
    for (const [name] of answer.body.matchAll(/\/assets\/[\w.-]+/g)) assets.add(name);
    const asset = [...assets][asked++ % assets.size]!;
    const { status } = await nginx.ask(asset);
    return status === 200 ? answer : { status, body: asset };
  }

  const scriptsSeen = () => [...assets].filter((name) => name.includes("/islands-script-"));
  const scriptOf = async ({ url }: ServerProcess) =>
    /\/assets\/islands-script-[\w-]+\.js/.exec(await (await fetch(url)).text())?.[0];

  test("is updated, and survives a failed build, without a failed request", async () => {
    const busy = keepBusy(
      { get, post: (to, fields, headers = {}) => nginx.ask(to, { fields, headers }) },
      { paths: ["/", "/diadem-hero", "/paddle-finder"], subjects: [reviewedByClients] },
    );
    const restart = async (index: 0 | 1) => {
      await servers[index].stop();
      await busy.goesOn();
      servers[index] = await start(servers[index].port);
      await busy.goesOn();
    };

    await busy.goesOn();
    const before = await scriptOf(servers[0]);
    copy.write(script, `${copy.read(script)}\nexport const updated = true;\n`);
    expect(await build()).toMatchObject({ status: 0 });
    await busy.goesOn();
    // One process serves the new release, the other one the old: visitors ask each for the assets of both.
    await restart(0);
    expect([await scriptOf(servers[0]), await scriptOf(servers[1])]).toEqual([
      expect.not.stringMatching(before!),
      before,
    ]);
    expect(scriptsSeen()).toHaveLength(2);
    // The old process loads a part of its own release late.
    const guide = await fetch(servers[1].url + downloadPath("how-to-choose-a-paddle"));
    expect([guide.status, guide.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    await restart(1);

    copy.write(page, `${copy.read(page)}\nconst = ;\n`);
    const failed = await build();
    expect(failed.status).not.toBe(0);
    await restart(0);
    await busy.end();

    expect(busy.failures).toEqual([]);
    expect(busy.refusals).toEqual([]);
    const stored = await storedTexts(servers[1].url);
    expect([...busy.acknowledged].filter((text) => !stored.includes(text))).toEqual([]);
    expect(scriptsSeen()).toHaveLength(2);

    // The content of the sources is no longer that of the release before.
    const hero = "content/paddles/diadem-hero.yaml";
    copy.write(hero, copy.read(hero).replace("name: ", "unknownField: yes\nname: "));
    const back = await copy.node("tools/releases.ts", "back");
    expect(back).toMatchObject({
      status: 0,
      output: expect.stringContaining("Restart the site"),
    });
    await servers[0].stop();
    servers[0] = await start(servers[0].port);
    expect(await scriptOf(servers[0])).toBe(before);
  });

  test("a missing name below /assets/ is a 404 at once, in any spelling", async () => {
    for (const name of ["/assets/none-AbC.js", "/assets/NONE", "/assets/../assets/%2e%2e/x"]) {
      const { status, headers } = await nginx.ask(name);
      expect([status, headers["location"]], name).toEqual([404, undefined]);
    }
  });
});

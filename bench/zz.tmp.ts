import { startSite, buildSite } from "./sites.ts";
import { load, likeABrowser, pin, findWrk } from "./load.ts";
import { memoryOf } from "./memory.ts";
const wrk = findWrk();
const names = (process.argv[2] ?? "ours,astro,next,react-router,vite-spa").split(",") as never[];
for (const name of names) {
  if (process.argv[3]==="build") buildSite(name);
  const site = await startSite(name);
  const mem = () => site.pids().map(p=>memoryOf(p).resident.toFixed(0)).join("+");
  console.log(name, site.pids(), "started", mem());
  pin(site.pids(), 0);
  for (const page of ["article","product"] as const) {
    await load(wrk, site.url+site.pathAnew(page));
    for (const [h, hn] of [[{}, "plain"],[likeABrowser,"br"]] as const) {
      const a = await load(wrk, site.url+site.pathAnew(page), h);
      console.log(name, page, "anew", hn, JSON.stringify(a));
      if (name as string === "ours") console.log(name, page, "kept", hn, JSON.stringify(await load(wrk, site.url+site.path(page), h)));
    }
  }
  console.log(name, "loaded", mem());
  await site.stop();
}

import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { startSite } from "./sites.ts";
import { memoryOf } from "./memory.ts";
const names = (process.argv[2] ?? "ours,astro,next,react-router").split(",") as never[];
const cpu = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`,"utf8").split(") ")[1]!.split(" "); return (Number(f[11])+Number(f[12]))*10; };
for (const name of names) {
  const site = await startSite(name);
  const agent = new Agent({ keepAlive: true });
  const get = (path: string, headers: Record<string,string>) => new Promise<number>((res, rej) => { const r = request(site.url+path, { agent, headers }, (a) => { let n=0; a.on("data", (c: Buffer) => n+=c.length); a.on("end", () => res(n)); }); r.on("error", rej); r.end(); });
  const all = () => site.pids().reduce((s,p)=>s+cpu(p),0);
  console.log(name, "started MiB", site.pids().map(p=>memoryOf(p).resident.toFixed(0)).join("+"));
  for (const page of ["article","product"] as const)
    for (const [way, path, headers] of [["anew plain", site.pathAnew(page), {}], ["anew br", site.pathAnew(page), {"accept-encoding":"br, gzip"}], ...(name as string==="ours" ? [["kept br", site.path(page), {"accept-encoding":"br, gzip"}]] : [])] as [string,string,Record<string,string>][]) {
      for (let i=0;i<150;i++) await get(path, headers);
      const n = way.startsWith("kept") ? 3000 : 400; const b = all(); let bytes=0;
      const work = async () => { for (let i=0;i<n/8;i++) bytes = await get(path, headers); };
      await Promise.all(Array.from({length:8}, work));
      console.log(name, page, way, ((all()-b)/n).toFixed(3), "ms cpu/request", bytes, "bytes");
    }
  console.log(name, "loaded MiB", site.pids().map(p=>memoryOf(p).resident.toFixed(0)).join("+"));
  await site.stop();
}

import { type Bar, drawBars } from "./bars.ts";
import type { PeersResult, SiteResult } from "./peers.ts";
import { mixNames } from "./site-loads.ts";
import { rate } from "./tables.ts";

/** The picture in README.md, below bench/results. */
export const speedChart = "speed.svg";

/** Our rates beside the peers' and nginx's, as SVG. */
export function speedOf(result: PeersResult): string {
  return drawBars(`Answers a second, one core: ${speedSentence(result)}`, groupsOf(result));
}

/** What the picture shows, in words, for those who don't see it. */
export function speedSentence(result: PeersResult): string {
  return groupsOf(result)
    .map(({ title, bars }) => {
      const rates = bars.map((bar) => `${bar.name} ${rate(bar.value)}`);
      return `${title}: ${rates.join(", ")}`;
    })
    .join(". ")
    .concat(".");
}

interface Group {
  title: string;
  bars: readonly Bar[];
}

/** Without the SPA, which answers with an empty page. */
function groupsOf({ sites, files }: PeersResult): Group[] {
  const shown = sites.filter(({ name }) => name !== "vite-spa");
  const bars = (valueOf: (site: SiteResult) => number | undefined, suffix = "") =>
    shown.flatMap((site): Bar[] => {
      const value = valueOf(site);
      const [title] = site.title.split(",");
      return value === undefined
        ? []
        : [{ name: `${title}${suffix}`, value, isOurs: site.name === "ours" }];
    });
  const fromFiles = files?.article.compressed ?? files?.article.plain;
  const groups: Group[] = [
    {
      title: "An article as a browser asks for it (from the site's own cache, if it has one)",
      bars: [
        ...bars(
          ({ load: { article } }) =>
            (article["cached, compressed"] ?? article["rendered, compressed"])?.rate,
        ),
        ...bars(({ load }) => load.article["behind nginx, compressed"]?.rate, " behind nginx"),
        ...(fromFiles ? [{ name: "nginx with files", value: fromFiles.rate, isOurs: false }] : []),
      ],
    },
    ...mixNames.map((mix) => ({
      title: `Requests as visitors send them, ${mix}`,
      bars: [
        ...bars(({ visitors }) => visitors?.[mix].alone?.rate),
        ...bars(({ visitors }) => visitors?.[mix]["behind nginx"]?.rate, " behind nginx"),
      ],
    })),
    {
      title: "An article rendered for each request, uncompressed",
      bars: bars(({ load }) => load.article["rendered, plain"]?.rate),
    },
  ];
  return groups.filter((group) => group.bars.length > 0);
}

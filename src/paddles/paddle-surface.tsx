import type { Paddle } from "./paddle.content";

interface SurfaceProps {
  id: string;
  surface: Paddle["surface"];
}

/** Carbon is woven square, aramid in a twill, graphite brushed, fiberglass smooth with flecks; others are matte. */
export function FaceTexture({ id, surface }: SurfaceProps) {
  switch (surface) {
    case "Carbon Fiber":
      return (
        <pattern id={id} width=".24" height=".24" patternUnits="userSpaceOnUse">
          <path d="M0 0H.12V.12H0zM.12 .12H.24V.24H.12z" fill="#fff" fillOpacity=".06" />
          <path
            d="M0 .12L.12 0M.12 .24L.24 .12"
            stroke="#000"
            strokeOpacity=".16"
            strokeWidth=".025"
          />
        </pattern>
      );
    case "Graphite":
      return (
        <pattern id={id} width="4.3" height=".28" patternUnits="userSpaceOnUse">
          <path
            d="M0 .04H2.9M1.2 .11H4.3M0 .2H1.4M2.3 .2H4.3"
            stroke="#fff"
            strokeOpacity=".2"
            strokeWidth=".02"
          />
          <path
            d="M.6 .07H3.7M0 .16H2.2M3.1 .25H4.3"
            stroke="#000"
            strokeOpacity=".16"
            strokeWidth=".02"
          />
        </pattern>
      );
    case "Aramid":
      return (
        <pattern id={id} width=".32" height=".32" patternUnits="userSpaceOnUse">
          <path
            d="M-.08 .24L.24-.08M.08 .4L.4 .08M-.08 .4L.4-.08"
            stroke="#fff"
            strokeOpacity=".16"
            strokeWidth=".05"
          />
          <path
            d="M-.04 .12L.12 .28M.2 .04L.36 .2"
            stroke="#000"
            strokeOpacity=".2"
            strokeWidth=".04"
          />
        </pattern>
      );
    case "Other":
      return (
        <pattern id={id} width=".2" height=".2" patternUnits="userSpaceOnUse">
          <path d="M.08 .1h.04" stroke="#000" strokeOpacity=".18" strokeWidth=".04" />
        </pattern>
      );
    case "Fiberglass":
      return (
        <pattern id={id} width=".9" height=".8" patternUnits="userSpaceOnUse">
          <path
            d="M.1 .15h.05M.55 .45h.05M.3 .7h.04M.75 .2h.03"
            stroke="#fff"
            strokeOpacity=".3"
            strokeWidth=".04"
          />
        </pattern>
      );
  }
}

/** Light from the upper left: soft on carbon and graphite, with the edge of a reflection on painted fiberglass. */
export function FaceLight({ id, surface }: SurfaceProps) {
  const isGlossy = surface === "Fiberglass";
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop stopColor="#fff" stopOpacity=".34" />
      <stop offset=".3" stopColor="#fff" stopOpacity=".04" />
      <stop offset=".44" stopColor="#fff" stopOpacity={isGlossy ? ".22" : ".14"} />
      <stop offset={isGlossy ? ".45" : ".6"} stopColor="#fff" stopOpacity="0" />
      <stop offset=".6" stopColor="#000" stopOpacity="0" />
      <stop offset="1" stopColor="#000" stopOpacity=".34" />
    </linearGradient>
  );
}

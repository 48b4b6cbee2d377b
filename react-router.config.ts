import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The framework's own check answers before any policy can; ours (`ownOrigin`) refuses every foreign form with a 403.
  allowedActionOrigins: ["**"],
} satisfies Config;

#!/bin/sh
# Serves the build. docs/decisions/0012-what-rendering-a-page-costs.md has the reasons for V8's flags.
export NODE_ENV=production
exec "$(dirname "$0")/node" --v8-pool-size=0 --max-semi-space-size=16 --heap-growing-percent=150 --expose-gc tools/serve.mjs

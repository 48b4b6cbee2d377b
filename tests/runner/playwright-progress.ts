import { relative } from "node:path";
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";
import { send, whyOf } from "./progress.ts";

/** Sends how far Playwright is. */
export default class PlaywrightProgress implements Reporter {
  #all = 0;
  #done = 0;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#all = suite.allTests().length;
    this.#report();
  }

  onTestEnd({ location, title }: TestCase, { status, retry, errors }: TestResult) {
    // A retry is for its trace.
    if (retry > 0) return;
    this.#done++;
    this.#report();
    if (status !== "passed" && status !== "skipped")
      send({
        type: "failure",
        test: `${relative(process.cwd(), location.file)}: ${title}`,
        why: whyOf(errors),
      });
  }

  #report() {
    send({ type: "progress", done: this.#done, all: this.#all });
  }
}

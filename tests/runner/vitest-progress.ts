import type { Reporter } from "vitest/node";
import { send, whyOf } from "./progress.ts";

const messages = (errors: readonly { message?: string; stack?: string }[]) =>
  errors.map(({ message, stack }) => stack ?? message ?? "").join("\n");

/** Sends how far Vitest is, and what its JSON report leaves out. */
export default class VitestProgress implements Reporter {
  #all = 0;
  #done = 0;

  onTestRunStart: NonNullable<Reporter["onTestRunStart"]> = (files) => {
    this.#all = files.length;
    this.#report();
  };

  onTestModuleEnd = () => {
    this.#done++;
    this.#report();
  };

  onTestCaseResult: NonNullable<Reporter["onTestCaseResult"]> = (test) => {
    const { state, errors } = test.result();
    if (state === "failed")
      send({
        type: "failure",
        test: `${test.module.relativeModuleId}: ${test.fullName}`,
        why: whyOf(errors ?? []),
      });
  };

  onTestSuiteResult: NonNullable<Reporter["onTestSuiteResult"]> = (suite) => {
    // A hook of a group that fails has its tests skipped.
    if (suite.errors().length > 0)
      send({
        type: "problem",
        text: `${suite.module.relativeModuleId}\n${suite.fullName}\n${messages(suite.errors())}`,
      });
  };

  onTestRunEnd: NonNullable<Reporter["onTestRunEnd"]> = (_files, errors) => {
    for (const error of errors) send({ type: "problem", text: messages([error]) });
  };

  #report() {
    send({ type: "progress", done: this.#done, all: this.#all });
  }
}

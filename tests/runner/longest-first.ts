import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { longest } from "./projects.ts";

/** Begins the longest files first, whatever their project, and ends with rules, which are short and fill every gap. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ moduleId, project }: TestSpecification) => {
      const index = longest.indexOf(relative(project.config.root, moduleId));
      const isRule = project.name === "rules";
      return index >= 0 ? index : longest.length + Number(isRule);
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's own method, which returns another array
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => turn(a) - turn(b));
  }
}

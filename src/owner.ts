import { runOwnerProgram } from "./owner/run-owner-program.ts";

await runOwnerProgram();

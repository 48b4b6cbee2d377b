import { runOwnerProgram } from "./office/owner/run-owner-program.ts";

await runOwnerProgram();

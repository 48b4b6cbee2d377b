import { runOwnerProgram } from "./owner/run-owner-program";

await runOwnerProgram();

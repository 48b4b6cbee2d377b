import { runOwnerProgram } from "../server/commands/run-owner-program";
import { weeklyIssue } from "./newsletter/weekly-issue";

await runOwnerProgram(weeklyIssue);

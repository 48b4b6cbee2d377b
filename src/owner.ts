import { runOwnerProgram } from "./owner/run-owner-program";
import { weeklyIssue } from "./newsletter/weekly-issue.service";

await runOwnerProgram(weeklyIssue);

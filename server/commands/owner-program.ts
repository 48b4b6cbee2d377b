import { auditGroup } from "./audit-commands.ts";
import { program } from "./command.ts";
import { contentGroup } from "./content-commands.ts";
import { dataGroup } from "./data-commands.ts";
import { messagesGroup } from "./messages-commands.ts";
import { type ComposeIssue, newsletterGroup } from "./newsletter-commands.ts";
import { outboxGroup } from "./outbox-commands.ts";
import { reportsGroup } from "./reports-commands.ts";
import { reviewsGroup } from "./reviews-commands.ts";
import { subscribersGroup } from "./subscribers-commands.ts";

/** Everything an owner can do from the command line. */
export const ownerProgram = (composeIssue: ComposeIssue) =>
  program([
    reviewsGroup,
    reportsGroup,
    subscribersGroup,
    newsletterGroup(composeIssue),
    messagesGroup,
    outboxGroup,
    auditGroup,
    dataGroup,
    contentGroup,
  ]);

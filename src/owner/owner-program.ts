import { actsGroup, logGroup } from "./log.command.ts";
import { program } from "./command.ts";
import { consoleGroup } from "./console.command.ts";
import { contentGroup } from "./content.command.ts";
import { dataGroup } from "./data.command.ts";
import { doctor } from "./doctor.command.ts";
import { figures } from "./figures.command.ts";
import { messagesGroup } from "./messages.command.ts";
import { newsletterGroup } from "./newsletter.command.ts";
import { outboxGroup } from "./outbox.command.ts";
import { reportsGroup } from "./reports.command.ts";
import { reviewsGroup } from "./reviews.command.ts";
import { subscribersGroup } from "./subscribers.command.ts";
import { wordsGroup } from "./words.command.ts";

/** Everything an owner can do from the command line. */
export const ownerProgram = program(
  [
    reviewsGroup,
    reportsGroup,
    wordsGroup,
    subscribersGroup,
    newsletterGroup,
    messagesGroup,
    outboxGroup,
    consoleGroup,
    figures,
    logGroup,
    actsGroup,
    dataGroup,
    contentGroup,
    doctor,
  ],
  ["acts"],
);

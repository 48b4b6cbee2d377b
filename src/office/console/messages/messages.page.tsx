import { addresses } from "../../../addresses.ts";
import { messageStates } from "../../../site/contact/contact-message.ts";
import { defineListPage } from "../define-list-page.tsx";
import { messageListing } from "../listings.service.ts";

export default defineListPage(addresses.consoleMessages, messageListing, {
  title: "Messages",
  heading: "Newest first",
  rows: 20,
  states: messageStates,
});

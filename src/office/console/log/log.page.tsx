import { addresses } from "../../../addresses.ts";
import { defineListPage } from "../define-list-page.tsx";
import { logListing } from "../listings.service.ts";

export default defineListPage(addresses.consoleLog, logListing, {
  title: "Log",
  heading: "What was done, newest first",
  rows: 50,
});

import { addresses } from "../addresses";
import { defineConsolePage } from "./define-console-page";

export default defineConsolePage(addresses.console, {
  access: "moderator",
  title: "Queue",
  load: async () => ({}),
  Page: () => <p>Nothing waits.</p>,
});

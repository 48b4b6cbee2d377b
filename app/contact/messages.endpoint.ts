import { addresses } from "../../model/addresses";
import { messageFields } from "../../model/contact-message";
import { defineEndpoint } from "../routing/define-file";
import { answerScript, readForm } from "../site/receive-post";
import { receiveMessage } from "./receive-message";

/** Where the form's script sends a message. */
export default defineEndpoint(addresses.contactMessages, {
  async post({ request, site, visitor }) {
    const posted = await readForm(request, messageFields, visitor);
    return answerScript(await receiveMessage(site, posted));
  },
});

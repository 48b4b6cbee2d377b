import { addresses } from "../../model/addresses";
import { defineEndpoint } from "../routing/define-file";
import { answerScript, readForm } from "../site/receive-post";
import { receiveAddress } from "./receive-address";

/** Where the form's script sends an address. */
export default defineEndpoint(addresses.newsletterAddresses, {
  async post({ request, site, visitor }) {
    const posted = await readForm(request, ["email"], visitor);
    return answerScript(await receiveAddress(site, posted));
  },
});

import { addresses } from "../addresses.ts";
import { fromStore } from "../platform/render/from-store.ts";
import { notFound, privateHeaders } from "../platform/render/route.ts";
import { canAskUntil } from "../reviews/aged/aged.ts";
import { agedForm } from "../sign-up/sign-up-view.ts";
import { agedSignUpMails } from "./aged.email.ts";
import { agedSubject } from "./newsletter.ts";
import { defineSubscriptionPage } from "./subscription-page.tsx";

/** The form where a reviewer asks to be asked how their paddle aged, behind the review's private link. */
export default defineSubscriptionPage(addresses.askHowItAges, {
  doing: "storing whom to ask how a paddle aged",
  words: ({ aged }) => aged,
  headers: privateHeaders,

  /** Ends in `notFound()` for a review that's too old to be asked about, too. */
  async find({ params: { key }, site }) {
    const own = await fromStore("reading a review by its link", () => site.reviews.own.read(key));
    const paddle = own && site.library.anyPaddle(own.subject);
    const isOld = own !== undefined && Date.parse(site.today()) > own.writtenAt + canAskUntil;
    if (!paddle || isOld) notFound();
    return {
      paddle,
      form: agedForm(site, key, paddle.name),
      mails: agedSignUpMails(site, paddle),
      subject: agedSubject(own.id),
    };
  },
});

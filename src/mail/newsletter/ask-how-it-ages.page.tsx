import { addresses } from "../../addresses.ts";
import { fromStore } from "../../platform/render/from-store.ts";
import { notFound, privateHeaders } from "../../platform/render/route.ts";
import { canAskUntil } from "../../site/reviews/aged/aged.ts";
import { agedSubject } from "./newsletter.ts";
import { signUpMails } from "./sign-up.email.ts";
import { defineSubscriptionPage } from "./subscription-page.tsx";

/** The form where a reviewer asks to be asked how their paddle aged, behind the review's private link. */
export default defineSubscriptionPage(addresses.askHowItAges, {
  headers: privateHeaders,

  /** Ends in `notFound()` for a review that's too old to be asked about, too. */
  async find({ params: { key }, site }) {
    const own = await fromStore("reading a review by its link", () => site.reviews.own.read(key));
    const paddle = own && site.library.paddle(own.subject);
    const isOld = own !== undefined && Date.parse(site.today()) > own.writtenAt + canAskUntil;
    if (!paddle || isOld) notFound();
    return {
      doing: "storing whom to ask how a paddle aged",
      paddle,
      words: site.library.newsletter.aged,
      mails: signUpMails(site, site.library.mail.aged, paddle.name),
      place: { path: addresses.askHowItAges.href({ key }), id: "ask-me" },
      subject: agedSubject(own.id),
    };
  },
});

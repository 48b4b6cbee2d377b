import { addresses } from "../addresses.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { fromStore } from "../platform/render/from-store.ts";
import { notFound, privateHeaders } from "../platform/render/route.ts";
import type { Site } from "../platform/render/site.ts";
import { canAskUntil } from "../reviews/aged/aged.ts";
import { agedForm } from "../sign-up/sign-up-view.ts";
import { agedSignUpMails } from "./aged.email.ts";
import { agedSubject } from "./newsletter.ts";
import {
  isSubscribed,
  receiveSubscription,
  subscriptionData,
  subscriptionPage,
  SubscriptionPage,
} from "./subscription-page.tsx";

/** The paddle of a review that its writer can still be asked about, by the key of the review's private link. */
async function find(site: Site, key: string) {
  const own = await fromStore("reading a review by its link", () => site.reviews.own.read(key));
  const paddle = own && site.library.anyPaddle(own.subject);
  const isOld = own !== undefined && Date.parse(site.today()) > own.writtenAt + canAskUntil;
  return paddle && !isOld ? { paddle, review: own.id } : notFound();
}

/** The form where a reviewer asks to be asked how their paddle aged, behind the review's private link. */
export default definePage(addresses.askHowItAges, {
  ...subscriptionPage,

  async load({ params: { key }, url, site }) {
    const subscribed = isSubscribed(url);
    const { paddle } = await find(site, key);
    const form = agedForm(site, key, paddle.name);
    return subscriptionData(site.library.newsletter.aged, paddle, form, subscribed);
  },

  async action(context) {
    const { site, params } = context;
    const { paddle, review } = await find(site, params.key);
    return await receiveSubscription(context, {
      doing: "storing whom to ask how a paddle aged",
      mails: agedSignUpMails(site, paddle),
      subject: agedSubject(review),
      form: agedForm(site, params.key, paddle.name),
    });
  },

  headers: privateHeaders,

  Page: (props) => <SubscriptionPage {...props} />,
});

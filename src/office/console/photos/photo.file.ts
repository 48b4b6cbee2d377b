import { addresses } from "../../../addresses.ts";
import { pictureAnswer } from "../../../site/media/serve-pictures.service.ts";
import { fromStore } from "../../../platform/render/from-store.ts";
import type { FileRoute, RequestContext } from "../../../platform/render/route.ts";
import { consoleHeaders, enterConsole } from "../define-console-page.tsx";

/** A version of any player's photo, for those who look after reviews. */
const photo: FileRoute = {
  kind: "file",
  path: addresses.consolePhoto.path,
  query: [],
  isCached: false,
  // Uncached routes get the original request.
  async get(context) {
    const { entered, refused } = await enterConsole(context as RequestContext, "moderator");
    if (refused) return new Response(refused.text, { status: 403, headers: consoleHeaders });
    const { photo: version } = entered.params as { photo: string };
    const found = await fromStore("reading a photo", () => entered.site.photos.openAny(version));
    return pictureAnswer(version, found, consoleHeaders);
  },
};
export default photo;

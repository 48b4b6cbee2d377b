import { pictureAnswer } from "../../../site/media/serve-pictures.service.ts";
import { fromStore } from "../../../platform/render/from-store.ts";
import type { Params } from "../../../platform/render/address.ts";
import type { FileRoute, RequestContext } from "../../../platform/render/route.ts";
import { addresses } from "../../../addresses.ts";
import { consoleHeaders, enterConsole } from "../define-console-page.tsx";

/** A version of an editor's photo, for those who may edit content: the photo may not be published yet. */
const photo: FileRoute = {
  kind: "file",
  path: addresses.consoleEntryPhoto.path,
  query: [],
  isCached: false,
  async get(context) {
    const { version } = context.params as Params<typeof addresses.consoleEntryPhoto.path>;
    const { entered, refused } = await enterConsole(context as RequestContext, "editor");
    if (refused) return new Response(refused.text, { status: 403, headers: consoleHeaders });
    const found = await fromStore("reading a photo of content", () =>
      entered.site.contentPictures.open(version),
    );
    return pictureAnswer(version, found, {
      "cache-control": "private, max-age=3600",
      "x-robots-tag": consoleHeaders["x-robots-tag"],
    });
  },
};
export default photo;

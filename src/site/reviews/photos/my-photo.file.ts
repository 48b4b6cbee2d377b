import { addresses } from "../../../addresses.ts";
import { pictureAnswer } from "../../media/serve-pictures.service.ts";
import { fromStore } from "../../../platform/render/from-store.ts";
import {
  type FileRoute,
  privateHeaders,
  type RequestContext,
} from "../../../platform/render/route.ts";

/** A version of a photo for the writer of its review, whether everyone sees it or not. */
const myPhoto: FileRoute = {
  kind: "file",
  path: addresses.myPhoto.path,
  query: [],
  isCached: false,
  // Uncached routes get the original request.
  async get(context) {
    const { params, site } = context as RequestContext<typeof addresses.myPhoto.path>;
    const found = await fromStore("reading a photo by its review's link", () =>
      site.photos.open(params.key, params.photo),
    );
    return pictureAnswer(params.photo, found, privateHeaders);
  },
};
export default myPhoto;

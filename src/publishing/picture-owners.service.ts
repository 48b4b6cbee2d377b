import type { PictureOwner } from "../media/media.service.ts";
import type { Store } from "../platform/store/connect.ts";
import { photoOwner } from "../reviews/photos/photos.service.ts";

/** Everything whose rows name pictures. */
export const pictureOwners = (store: Pick<Store, "db">): PictureOwner[] => [photoOwner(store)];

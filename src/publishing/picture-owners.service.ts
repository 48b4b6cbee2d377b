import type { PictureOwner } from "../media/media.service.ts";
import type { Store } from "../platform/store/connect.ts";

/** Everything whose rows name pictures. */
export const pictureOwners = (_store: Pick<Store, "db">): PictureOwner[] => [];

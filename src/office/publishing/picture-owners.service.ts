import type { PictureOwner } from "../../site/media/media.service.ts";
import type { Store } from "../../platform/store/connect.ts";
import { photoOwner } from "../../site/reviews/photos/photos.service.ts";
import { contentPictureOwner } from "./content-pictures.service.ts";
import type { ContentService } from "./content.service.ts";

/** Everything whose rows name pictures. @param content undefined for a command, which shows nothing */
export const pictureOwners = (
  store: Pick<Store, "db" | "reader">,
  content?: Pick<ContentService, "current" | "refresh">,
): PictureOwner[] => [photoOwner(store), contentPictureOwner(store, content)];

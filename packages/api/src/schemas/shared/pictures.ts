import { z } from 'zod';
import { UPLOADED_PICTURE_TYPES, uploadedPictureBytes } from '../../rules/brandOffice.ts';
import { safeLink } from '../../rules/link.ts';
import { isVideoLink } from '../../rules/text.ts';

/**
 * Where a stored picture is, with `{w}` for its width. `#focus=30-70` names the point that stays in sight where it is cut: percent from its
 * left and its top.
 */
export const picturePath = z
  .string()
  .max(300)
  .regex(/^\/media\/[\w./{}-]+(?:#focus=\d{1,3}-\d{1,3})?$/, {
    error: 'it is no picture of the shop: name a path that begins with /media/',
  });

/** A web address, or a path of the shop. */
export const anyLink = z
  .string()
  .max(2000)
  .refine((url) => safeLink(url) !== null, {
    error: 'it is no web address and no path of the shop',
    params: { reason: 'link' },
  });

/** The address of a film that browsers play. */
export const videoLink = z
  .string()
  .trim()
  .max(500)
  .refine(isVideoLink, { error: 'it is no https address of an .mp4, .m4v or .webm file', params: { reason: 'video' } });

/** A web address, a path of the shop, or nothing. */
export const anyLinkOrNone = z
  .string()
  .max(2000)
  .refine((url) => url === '' || safeLink(url) !== null, {
    error: 'it is no web address and no path of the shop',
    params: { reason: 'link' },
  });

const share = z.coerce.number().min(0).max(1).optional();

/**
 * A file to keep as a picture. `crop_…` is the part of it that is kept, as shares of its width and height; all of it unless said. `focus_…`
 * is a point of that part; its middle unless said.
 */
export const pictureUpload = z.object({
  picture: z
    .file()
    .max(uploadedPictureBytes)
    .mime([...UPLOADED_PICTURE_TYPES]),
  crop_x: share,
  crop_y: share,
  crop_width: share,
  crop_height: share,
  focus_x: share,
  focus_y: share,
});

/** A picture that was kept: its path with `{w}` where the width goes. */
export const storedPicture = z.object({ path: z.string() });

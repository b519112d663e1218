import { z } from 'zod';
import { id, named } from '../shared/common.ts';
import { pictureUpload, videoLink } from '../shared/pictures.ts';
import { texts } from './texts.ts';

/** A picture of a product; without a colour it shows all of them. */
export const brandPicture = z.object({
  id,
  variation_id: id.nullable(),
  thumbnail: z.string(),
  /** The picture in its largest width, so that it can be cropped again. */
  picture: z.string(),
  alt: texts(200),
  video_url: z.string().nullable(),
});

const placed = brandPicture.omit({ thumbnail: true, picture: true });

/** The pictures of a product in their order. */
export const pictureOrder = z.object({
  /** All pictures as the writer has seen them. Others by now, or others' words, are a 409. */
  seen: z.array(placed).max(200),
  pictures: z.array(placed.extend({ video_url: videoLink.nullable() })).max(60),
});

/** A stored picture with another crop or focus point, or another file in its place. */
export const pictureReplacement = pictureUpload.extend({
  /** The picture that the writer has seen. Another one by now is a 409. */
  seen: z.string().max(300),
});

/** A file that may be sent. `hash` is SHA-256 of its content, in hexadecimal digits; browsers have none without https. */
export const pictureName = z.object({
  name: z.string().min(1).max(255),
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});

/** Where a file goes by its name: a reference, then a colour. */
export const pictureMatch = z.object({
  name: z.string(),
  product: named.extend({ reference_code: z.string() }).nullable(),
  colour: named.nullable(),
  /** The product has a picture of this content. */
  is_stored: z.boolean(),
});

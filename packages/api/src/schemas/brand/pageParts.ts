import { z } from 'zod';
import { id } from '../shared/common.ts';
import { missingOfBanner } from '../../rules/banner.ts';
import { anyLink, anyLinkOrNone, videoLink } from '../shared/pictures.ts';
import { texts } from './texts.ts';

/** A picture of the shop, as its path. What stands on a page already may be elsewhere than in uploaded files. */
const picturePath = z
  .string()
  .max(300)
  .refine((path) => /^\/(?!\/)[\w./{}-]+(?:#focus=\d{1,3}-\d{1,3})?$/.test(path), {
    error: 'it is no picture of the shop',
    params: { reason: 'picture' },
  });

/** Null: new, and numbered when it is saved. */
const entry = { id: id.nullable() };
const button = { link: anyLink.nullable(), button_label: texts(60) };

/** A picture with words; with a link and a button where both are set (E-21). */
export const pageImage = z.object({ ...entry, image: picturePath, title: texts(120), ...button });

/** Words beside pictures (E-23). `summary` and `text` are HTML, which is cleaned when it is saved. */
export const pageBlock = z.object({
  ...entry,
  title: texts(200),
  summary: texts(2000),
  text: texts(10_000),
  ...button,
  image_position: z.enum(['left', 'right']),
  image_orientation: z.enum(['portrait', 'landscape']),
  images: z
    .array(z.object({ ...entry, image: picturePath, video_url: anyLink.nullable(), featured_image: z.boolean() }))
    .max(12),
});

const writtenBlock = pageBlock.extend({
  images: z.array(pageBlock.shape.images.element.extend({ video_url: videoLink.nullable() })).max(12),
});

/** A banner; with a button where it has a link and words for it (E-19). `text` is HTML, which is cleaned when it is saved. */
export const pageCall = z.object({
  image: picturePath,
  image_mobile: picturePath.nullable(),
  title: texts(200),
  text: texts(2000),
  button_label: texts(60),
  link: anyLinkOrNone,
});

/** Banners that are stored already may have half a button. */
const writtenCall = pageCall.superRefine((banner, context) => {
  const missing = missingOfBanner(banner);
  if (missing === null) return;
  const [reason, message] =
    missing === 'link'
      ? ['bannerLink', 'the button has words and no link']
      : ['bannerWords', 'the button has a link and no words'];
  context.addIssue({ code: 'custom', path: [missing], message, params: { reason } });
});

/** The pictures and blocks of a brand's page. */
export const brandPageParts = z.object({
  logo: picturePath,
  cover_image_thumbnail: picturePath,
  /** Shown in lists of brands. */
  list_image: picturePath,
  featured_info_block: pageBlock.nullable(),
  /** 1 a strip, 2 a mosaic, 3 pairs. */
  brand_style_template: z.int().min(1).max(3),
  brand_style_images: z.array(pageImage).max(40),
  info_block: z.array(pageBlock).max(20),
  calls_to_action: z.array(pageCall).max(6),
  history_image: picturePath.nullable(),
  /** The blocks of the brand's history. */
  history_info_block: z.array(pageBlock).max(20),
  lookbook_description: texts(600),
  /** 1 shows four pictures at a time, 2 and 3 two (K-18). */
  lookbook_template: z.int().min(1).max(3),
  lookbook_images: z.array(pageImage).max(40),
});

/** The parts that a brand sends. Those that are stored already may be older than a rule. */
export const writtenPageParts = {
  featured_info_block: writtenBlock.nullable(),
  info_block: z.array(writtenBlock).max(20),
  history_info_block: z.array(writtenBlock).max(20),
  calls_to_action: z.array(writtenCall).max(6),
};

import type { CallData, contract } from '@vitrine/api';
import { safeLink } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { at } from '../../../domain/content.ts';

type Image = CallData<typeof contract.products.variations>['data'][number]['images'][number];

/** An image as the database gives it: a list, for names cost as much as values, and with its addresses still to be written out. */
export type StoredImage = readonly [
  id: number,
  variation: number | null,
  picture: string,
  alt: string,
  video: string | null,
];

/** All images of product `p` as a JSON list in their order, its variations' among them: one pass for both. */
export const images = (language: string): Sql => sql`(
  select coalesce(json_agg(
    json_build_array(i.id, i.variation_id, i.picture, localized(i.alt, ${language}), i.video_url) order by i.position, i.id), '[]')
  from product_image i where i.product_id = p.id)`;

export const toImage = ([id, , picture, alt, video]: StoredImage): Image => ({
  id,
  picture_thumbnail: at(picture, 300),
  picture_600: at(picture, 600),
  picture: at(picture, 1200),
  alt,
  video: safeLink(video) !== null,
  video_url: safeLink(video),
});

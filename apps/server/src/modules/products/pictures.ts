import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { at } from '../../domain/content.ts';

type Image = CallData<typeof contract.products.variations>['data'][number]['images'][number];

/** An image as the database gives it; its addresses are written out late, for they are most of a listing's bytes. */
export type StoredImage = Pick<Image, 'id' | 'alt' | 'video_url'> & { picture: string };

/** Images of whatever `condition` names over `i`, as a JSON list in their order: the first `limit`, or all. */
export const imagesWhere = (condition: Sql, language: string, limit: number | null): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'picture', i.picture, 'alt', localized(i.alt, ${language}), 'video_url', i.video_url)), '[]')
  from (select * from product_image i where ${condition} order by i.position, i.id limit ${limit}::int) i)`;

export const toImage = ({ id, picture, alt, video_url }: StoredImage): Image => ({
  id,
  picture_thumbnail: at(picture, 300),
  picture_600: at(picture, 600),
  picture: at(picture, 1200),
  alt,
  video: video_url !== null,
  video_url,
});

import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { sized } from '../../db/json.ts';

const image = (language: string): Sql => sql`json_build_object(
  'id', i.id, 'picture_thumbnail', ${sized(sql`i.picture`, 300)}, 'picture_600', ${sized(sql`i.picture`, 600)}, 'picture', ${sized(sql`i.picture`, 1200)},
  'alt', localized(i.alt, ${language}), 'video', i.video_url is not null, 'video_url', i.video_url)`;

/** Images of whatever `condition` names over `i`, as a JSON list in their order: the first `limit`, or all. */
export const imagesWhere = (condition: Sql, language: string, limit: number | null): Sql => sql`(
  select coalesce(json_agg(${image(language)}), '[]')
  from (select * from product_image i where ${condition} order by i.position, i.id limit ${limit}::int) i)`;

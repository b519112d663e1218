import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { sized } from '../../db/json.ts';
import { imagesWhere } from './pictures.ts';

/** The variations of product `p` as a JSON list (E-33), each with its first `images` images, or all. */
export const variations = (language: string, images: number | null): Sql => sql`(
  select coalesce(json_agg(json_build_object(
    'id', v.id,
    'label', localized(v.label, ${language}),
    'color', json_build_object('color', v.color, 'extra_color', v.extra_color),
    'texture', case when v.texture is not null then json_build_object('picture_texture', ${sized(sql`v.texture`, 300)}) end,
    'images', ${imagesWhere(sql`i.variation_id = v.id`, language, images)}
  ) order by v.position, v.id), '[]')
  from variation v where v.product_id = p.id)`;

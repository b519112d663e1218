import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { at } from '../../domain/content.ts';
import { imagesWhere, toImage } from './pictures.ts';
import type { StoredImage } from './pictures.ts';

type Variation = CallData<typeof contract.products.variations>['data'][number];

export interface StoredVariation {
  id: number;
  label: string;
  color: string;
  extra_color: string | null;
  texture: string | null;
  images: StoredImage[];
}

/** The variations of product `p` as a JSON list, each with its first `images` images, or all. */
export const variations = (language: string, images: number | null): Sql => sql`(
  select coalesce(json_agg(json_build_object(
    'id', v.id, 'label', localized(v.label, ${language}), 'color', v.color, 'extra_color', v.extra_color, 'texture', v.texture,
    'images', ${imagesWhere(sql`i.variation_id = v.id`, language, images)}
  ) order by v.position, v.id), '[]')
  from variation v where v.product_id = p.id)`;

/** E-33. */
export const toVariation = ({ id, label, color, extra_color, texture, images }: StoredVariation): Variation => ({
  id,
  label,
  color: { color, extra_color },
  texture: texture === null ? null : { picture_texture: at(texture, 300) },
  images: images.map(toImage),
});

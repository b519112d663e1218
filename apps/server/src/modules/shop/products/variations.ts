import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { at } from '../../../domain/content.ts';
import { toImage } from './pictures.ts';
import type { StoredImage } from './pictures.ts';

type Variation = CallData<typeof contract.products.detail>['data']['variations'][number];

/** A variation as the database gives it, without its images. */
export type StoredVariation = readonly [
  id: number,
  label: string,
  color: string,
  extraColor: string | null,
  texture: string | null,
];

/** The variations of product `p` as a JSON list. */
export const variations = (language: string): Sql => sql`(
  select coalesce(json_agg(
    json_build_array(v.id, localized(v.label, ${language}), v.color, v.extra_color, v.texture) order by v.position, v.id), '[]')
  from variation v where v.product_id = p.id)`;

/** E-33, each variation with the first `limit` of its images among those of the product. */
export const toVariations = (
  stored: readonly StoredVariation[],
  images: readonly StoredImage[],
  limit: number,
): Variation[] =>
  stored.map(([id, label, color, extra_color, texture]) => ({
    id,
    label,
    color: { color, extra_color },
    texture: texture === null ? null : { picture_texture: at(texture, 300) },
    images: images
      .filter(([, variation]) => variation === id)
      .slice(0, limit)
      .map(toImage),
  }));

import { safeLink } from '@vitrine/api/rules';
import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { sized } from '../../../db/json.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn } from '../service.ts';

export type Picture = CallData<typeof contract.brandPictures.list>['data'][number];

export interface PicturedProduct {
  id: number;
  reference_code: string;
  name: string;
  colours: number[];
}

/** A product of the brand, held until the transaction ends: two who add pictures take turns. */
export const lockProduct = async (scope: SellerScope, id: number): Promise<PicturedProduct | undefined> => {
  const [row] = await scope.db.query<PicturedProduct>(sql`
    select p.id, p.reference_code, localized(p.name, 'en') as name,
      array(select v.id from variation v where v.product_id = p.id) as colours
    from product p where p.id = ${id} and ${isOwn(scope, sql`p`)} for update`);
  return row;
};

export const findPictures = async (scope: SellerScope, productId: number): Promise<Picture[]> => {
  const pictures = await scope.db.query<Picture>(sql`
    select i.id, i.variation_id, ${sized(sql`i.picture`, 300)} as thumbnail, ${sized(sql`i.picture`, 1200)} as picture, i.alt, i.video_url
    from product_image i join product p on p.id = i.product_id
    where p.id = ${productId} and ${isOwn(scope, sql`p`)} order by i.position, i.id`);
  return pictures.map((picture) => ({ ...picture, video_url: safeLink(picture.video_url) }));
};

interface Inserted {
  productId: number;
  variationId: number | null;
  picture: string;
  hash: string;
}

/** Adds a picture behind the others. Its words name product and colour until somebody writes better ones. */
export const insertPicture = async (
  { db }: SellerScope,
  { productId, variationId, picture, hash }: Inserted,
): Promise<void> => {
  await db.query(sql`
    insert into product_image (product_id, variation_id, picture, content_hash, alt, position)
    select p.id, ${variationId}::int, ${picture}, ${hash},
      coalesce((select jsonb_object_agg(key, concat_ws(', ', value, (select localized(v.label, key) from variation v where v.id = ${variationId}::int)))
        from jsonb_each_text(p.name)), '{}'),
      (select coalesce(max(position), 0) + 1 from product_image where product_id = p.id)
    from product p where p.id = ${productId}`);
};

/** Puts another picture in the place of one. Without a hash it is drawn from the same file as before. */
export const updatePicture = async (
  { db }: SellerScope,
  id: number,
  { picture, hash = null }: { picture: string; hash?: string | null },
): Promise<void> => {
  await db.query(sql`
    update product_image set picture = ${picture}, content_hash = coalesce(${hash}::text, content_hash) where id = ${id}`);
};

export type Arranged = Omit<Picture, 'thumbnail' | 'picture'>;

/** Writes the pictures in this order, and removes the others. */
export const arrangePictures = async (
  { db }: SellerScope,
  productId: number,
  pictures: readonly Arranged[],
): Promise<void> => {
  const rows = JSON.stringify(pictures.map((picture, at) => ({ ...picture, position: at + 1 })));
  const kept = pictures.map(({ id }) => id);
  await db.query(sql`delete from product_image where product_id = ${productId} and not (id = any(${kept}::int[]))`);
  await db.query(sql`
    update product_image i set variation_id = r.variation_id, alt = r.alt, video_url = r.video_url, position = r.position
    from json_to_recordset(${rows}::json) as r(id int, variation_id int, alt jsonb, video_url text, position int)
    where i.product_id = ${productId} and i.id = r.id`);
};

export interface Named {
  id: number;
  reference_code: string;
  name: string;
  colours: { id: number; name: string; labels: string[] }[];
}

/** Products whose references begin one of the names. */
export const findByNames = ({ db, language, ...scope }: SellerScope, names: readonly string[]): Promise<Named[]> =>
  db.query<Named>(sql`
    select p.id, p.reference_code, localized(p.name, ${language}) as name,
      (select coalesce(json_agg(json_build_object('id', v.id, 'name', localized(v.label, ${language}),
        'labels', (select json_agg(value) from jsonb_each_text(v.label))) order by v.position, v.id), '[]')
        from variation v where v.product_id = p.id) as colours
    from product p where ${isOwn({ db, language, ...scope }, sql`p`)} and exists (
      select from unnest(${names}::text[]) name
      where regexp_replace(folded(name), '[^a-z0-9]', '', 'g') like regexp_replace(folded(p.reference_code), '[^a-z0-9]', '', 'g') || '%')`);

export interface Stored {
  product_id: number;
  content_hash: string;
}

/** Contents among `hashes` that pictures of the brand's products were drawn from. */
export const findStored = (scope: SellerScope, hashes: readonly string[]): Promise<Stored[]> =>
  scope.db.query<Stored>(sql`
    select i.product_id, i.content_hash from product_image i join product p on p.id = i.product_id
    where ${isOwn(scope, sql`p`)} and i.content_hash = any(${hashes}::text[])`);

/** Whether a picture of the product was drawn from this content. */
export const hasContent = async ({ db }: SellerScope, productId: number, hash: string): Promise<boolean> => {
  const found = await db.query(
    sql`select from product_image where product_id = ${productId} and content_hash = ${hash} limit 1`,
  );
  return found.length > 0;
};

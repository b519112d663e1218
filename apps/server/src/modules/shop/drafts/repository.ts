import { gtinKey } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { nameInSql } from '../../../domain/names.ts';
import type { BuyerScope } from '../../../domain/scope.ts';
import { isGiven } from '../products/givenPricelists.ts';
import { priceVisibilityOf } from '../products/priceVisibility.ts';
import { hashSecret } from '../../../platform/secrets.ts';
import type { DraftLine } from './types.ts';

/** A product that a sheet may name, with what its rows are compared with. */
export interface KnownProduct {
  id: number;
  reference_code: string;
  name: string;
  sizes: { id: number; name: string }[];
  variations: {
    id: number;
    labels: string[];
    label: string;
    stock: Readonly<Record<string, number | null>>;
    /** By the id of the size. */
    gtins?: Readonly<Record<string, string>>;
  }[];
}

/** Brand and price list of an import; `list` is the one the sheet names, else the one asked for. */
export interface Target {
  brand: { id: number; name: string };
  pricelist: { id: number; name: string } | null;
  has_opened_cart: boolean;
}

/** A published brand with one of its price lists; undefined for an unknown brand. */
export const findTarget = async (
  { db, account, viewer }: BuyerScope,
  { brandId, name, pricelistId }: { brandId: number; name: string | null; pricelistId: number | null },
): Promise<Target | undefined> => {
  const [row] = await db.query<Target>(sql`
    with list as (
      select id, name from pricelist where account_id = ${account.id} and brand_id = ${brandId} and archived_at is null
        and ${isGiven(priceVisibilityOf(viewer), sql`pricelist`)}
        and case when ${name}::text is not null then lower(name) = lower(${name}::text)
          else id = coalesce(${pricelistId}::int, id) end
      order by id
    )
    select json_build_object('id', brand.id, 'name', brand.name) as brand,
      case when (select count(*) from list) = 1 then (select json_build_object('id', id, 'name', name) from list) end as pricelist,
      exists (select from cart where retailer_id = ${viewer.retailerId} and brand_id = brand.id and status = 'o'
        and pricelist_id in (select id from list)) as has_opened_cart
    from brand where account_id = ${account.id} and id = ${brandId} and is_published`);
  return row;
};

/** The first picture of each variation, or of its product where it has none of its own. */
export const findPictures = async (
  { db, account }: BuyerScope,
  variationIds: readonly number[],
): Promise<{ id: number; path: string }[]> =>
  db.query<{ id: number; path: string }>(sql`
    select v.id, replace(shown.picture, '{w}', '120') as path from variation v join product p on p.id = v.product_id,
      lateral (select picture from product_image
        where variation_id = v.id or (variation_id is null and product_id = p.id)
        order by variation_id is null, position, id limit 1) shown
    where p.account_id = ${account.id} and v.id = any(${variationIds}::int[])`);

/** The largest number that the database has for an id. */
const mostId = 2_147_483_647;

interface NamedProducts {
  brandId: number;
  pricelistId: number;
  references: readonly string[];
  /** Ids of variations. */
  codes: readonly number[];
  gtins: readonly string[];
}

/** Products on offer with these references, or with variations of these codes or GTINs, that the price list has a price for. */
export const findProducts = (
  { db, account, language }: BuyerScope,
  { brandId, pricelistId, references, codes, gtins }: NamedProducts,
): Promise<KnownProduct[]> =>
  db.query<KnownProduct>(sql`
    select p.id, p.reference_code, localized(p.name, ${language}) as name,
      (select coalesce(json_agg(json_build_object('id', z.id, 'name', z.name) order by z.position, z.id), '[]')
        from product_size ps join size z on z.id = ps.size_id where ps.product_id = p.id) as sizes,
      (select coalesce(json_agg(json_build_object('id', v.id, 'label', localized(v.label, ${language}),
          'labels', (select json_agg(value) from jsonb_each_text(v.label)),
          'stock', (select coalesce(json_object_agg(size_id, quantity), '{}') from stock where variation_id = v.id),
          'gtins', (select coalesce(json_object_agg(size_id, code), '{}') from gtin where variation_id = v.id))
        order by v.position, v.id), '[]') from variation v where v.product_id = p.id) as variations
    from product p
    join collection c on c.id = p.collection_id and c.is_active
    join price on price.product_id = p.id and price.pricelist_id = ${pricelistId}
    where p.account_id = ${account.id} and p.brand_id = ${brandId} and p.is_active
      and (lower(p.reference_code) = any(${references.map((reference) => reference.toLowerCase())}::text[])
        or p.id in (select product_id from variation where account_id = ${account.id} and id = any(${codes.filter((code) => code <= mostId)}::int[]))
        or p.id in (select v.product_id from gtin g join variation v on v.id = g.variation_id
          where g.brand_id = ${brandId} and g.digits = any(${gtins.map(gtinKey)}::text[])))`);

/** The GTINs of variations, with the names of their sizes. */
export const findGtins = (
  scope: BuyerScope,
  variationIds: readonly number[],
): Promise<{ variation: number; size: string; code: string }[]> =>
  scope.db.query(sql`
    select v.id as variation, ${nameInSql(scope, sql`z.name`)} as size, g.code
    from gtin g join variation v on v.id = g.variation_id join size z on z.id = g.size_id
    where v.account_id = ${scope.account.id} and v.id = any(${variationIds}::int[])`);

export interface SheetWithReasons {
  name: string;
  rows: (string | number | null)[][];
  /** Which row names the columns, from 0; -1 if none does. */
  head: number;
  reasons: { row: number; reason: string }[];
}

interface NewDraft {
  secret: string;
  brandId: number;
  pricelistId: number;
  lines: readonly DraftLine[] | null;
  sheet: SheetWithReasons | null;
}

export const insertDraft = (
  { db, account, viewer }: BuyerScope,
  { secret, brandId, pricelistId, lines, sheet }: NewDraft,
): Promise<object[]> =>
  db.query(sql`
    insert into import_draft (hash, account_id, member_id, retailer_id, brand_id, pricelist_id, content, sheet)
    values (${hashSecret(secret)}, ${account.id}, ${viewer.memberId}, ${viewer.retailerId}, ${brandId}, ${pricelistId},
      ${lines && JSON.stringify(lines)}::jsonb, ${sheet && JSON.stringify(sheet)}::jsonb)`);

export type Outcome = 'created' | 'replaced' | 'updated';

export interface HeldDraft {
  id: number;
  brand_id: number;
  pricelist_id: number;
  content: DraftLine[] | null;
  cart_id: number | null;
  outcome: Outcome | null;
  changes: CartChanges | null;
  is_undone: boolean;
}

/** What an import changed in a cart. Null: the cart did not have it, or has it no longer. */
export interface CartChanges {
  units: readonly { variation_id?: number; size_id?: number; before: number | null; after: number | null }[];
  notes: readonly { product_id: number; before: string | null; after: string | null }[];
}

const ownDraft = ({ account, viewer }: BuyerScope, secret: string) =>
  sql`hash = ${hashSecret(secret)} and account_id = ${account.id} and member_id = ${viewer.memberId}
    and retailer_id = ${viewer.retailerId} and created_at > now() - interval '1 day'`;

/** The maker's own draft of the last day, its row locked. */
export const lockDraft = async (scope: BuyerScope, secret: string): Promise<HeldDraft | undefined> => {
  const [row] = await scope.db.query<HeldDraft>(sql`
    select id, brand_id, pricelist_id, content, cart_id, outcome, changes, undone_at is not null as is_undone
    from import_draft where ${ownDraft(scope, secret)} for update`);
  return row;
};

export const findReasons = async (scope: BuyerScope, secret: string): Promise<SheetWithReasons | undefined> => {
  const [row] = await scope.db.query<{ sheet: SheetWithReasons | null }>(sql`
    select sheet from import_draft where ${ownDraft(scope, secret)}`);
  return row?.sheet ?? undefined;
};

export const endDraft = (
  { db }: BuyerScope,
  id: number,
  { cartId, outcome, changes }: { cartId: number; outcome: Outcome; changes: CartChanges },
): Promise<object[]> =>
  db.query(sql`update import_draft set cart_id = ${cartId}, outcome = ${outcome}, changes = ${JSON.stringify(changes)}::json
    where id = ${id}`);

export const markUndone = ({ db }: BuyerScope, id: number): Promise<object[]> =>
  db.query(sql`update import_draft set undone_at = now() where id = ${id}`);

/** Locks a cart that is open, and raises its version; false if it is not. */
export const holdCart = async ({ db, account, viewer }: BuyerScope, id: number): Promise<boolean> => {
  const held = await db.query(sql`
    update cart set version = version + 1, updated_at = now()
    where id = ${id} and account_id = ${account.id} and retailer_id = ${viewer.retailerId} and status = 'o' returning id`);
  return held.length > 0;
};

import { isReservedSlug } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { Refusal } from '../../../domain/refusal.ts';
import type { Scope } from '../../../domain/scope.ts';
import { slugOf } from '../../../domain/slug.ts';
import { isEventSlug } from '../../shop/events/slugs.ts';
import { isPageAddress } from '../../shop/pages/addresses.ts';
import { firstPictures } from '../media/firstPictures.ts';

/** A retailer or brand that a member acts for, and whether it is new. */
export interface Party {
  id: number;
  name: string;
  created: boolean;
}

interface Named {
  id: number;
  name: string;
}

const one = (found: readonly Named[], what: string): Named | undefined => {
  if (found.length > 1)
    throw new Refusal(
      409,
      `There are ${found.length} ${what}s named "${found[0]?.name}", so it is not clear which one is meant. Rename one of them.`,
    );
  return found[0];
};

/** The retailer of a name, in any spelling of its letters. */
export const findRetailer = async ({ db, account }: Scope, name: string): Promise<Named | undefined> =>
  one(
    await db.query<Named>(
      sql`select id, name from retailer where account_id = ${account.id} and folded(name) = folded(${name})`,
    ),
    'retailer',
  );

/** The retailer of a name; a new one is in review until it is approved. */
export const placeRetailer = async (scope: Scope, name: string): Promise<Party> => {
  const { db, account } = scope;
  const known = await findRetailer(scope, name);
  if (known) return { ...known, created: false };
  const [row] = await db.query<Named>(
    sql`insert into retailer (account_id, name, stage) values (${account.id}, ${name}, 'in_review') returning id, name`,
  );
  if (!row) throw new Error('The retailer was not written.');
  return { ...row, created: true };
};

/** A retailer or brand of the account by its id. */
export const partyOfId = async (
  { db, account }: Scope,
  side: 'buyer' | 'seller',
  id: number,
): Promise<Party | undefined> => {
  const table = side === 'buyer' ? sql`retailer` : sql`brand`;
  const [known] = await db.query<Named>(
    sql`select id, name from ${table} where account_id = ${account.id} and id = ${id}`,
  );
  return known && { ...known, created: false };
};

/** How a new brand is made: its own slug, or one made of its name. */
export interface NewBrand {
  slug?: string | undefined;
  /** False: only its own people and staff see it. */
  isPublished?: boolean | undefined;
}

/** The address of a new brand: never one that belongs to the shop, to an event, to a segment of one or to a campaign page (D-046). */
export const freeSlug = async (scope: Scope, name: string): Promise<string> => {
  const plain = slugOf(name, 'brand');
  const isTaken = isReservedSlug(plain) || (await isEventSlug(scope, plain)) || (await isPageAddress(scope, plain));
  return isTaken ? `${plain}-brand` : plain;
};

/** The brand of a name in any spelling of its letters, or of an address. */
export const findBrand = async ({ db, account }: Scope, name: string, slug: string): Promise<Named | undefined> =>
  one(
    await db.query<Named>(
      sql`select id, name from brand where account_id = ${account.id} and (slug = ${slug} or search_name = folded(${name}))`,
    ),
    'brand',
  );

/** The brand of a name or of its address; a new one gets drawn pictures until it has its own. */
export const placeBrand = async (
  scope: Scope,
  name: string,
  { slug: wanted, isPublished = true }: NewBrand = {},
): Promise<Party> => {
  const { db, account } = scope;
  const slug = wanted ?? (await freeSlug(scope, name));
  const known = await findBrand(scope, name, slug);
  if (known) return { ...known, created: false };
  const { ground = '#f4efe9', accent } = account.style.seeds;
  const { logo, list, cover } = firstPictures(name, [ground, accent]);
  const [row] = await db.query<Named>(sql`
    insert into brand (account_id, name, slug, logo, list_image, cover_image, description, is_published)
    values (${account.id}, ${name}, ${slug}, ${logo}, ${list}, ${cover}, '{}', ${isPublished}) returning id, name`);
  if (!row) throw new Error('The brand was not written.');
  // Only pictures that a row names are drawn. Visitors go on reading the list meanwhile.
  await db.query(sql`refresh materialized view concurrently drawn_picture`);
  return { ...row, created: true };
};

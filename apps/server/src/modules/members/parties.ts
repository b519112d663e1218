import { createHash } from 'node:crypto';
import { isReservedSlug } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { Refusal } from '../../domain/refusal.ts';
import type { Scope } from '../../domain/scope.ts';
import { FACE_NAMES } from '../../seed/drawing/index.ts';
import { logoPicture, scenePicture } from '../../seed/pictures.ts';

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

/** The retailer of a name, in any spelling of its letters; a new one is in review until it is approved. */
export const placeRetailer = async ({ db, account }: Scope, name: string): Promise<Party> => {
  const known = one(
    await db.query<Named>(
      sql`select id, name from retailer where account_id = ${account.id} and folded(name) = folded(${name})`,
    ),
    'retailer',
  );
  if (known) return { ...known, created: false };
  const [row] = await db.query<Named>(
    sql`insert into retailer (account_id, name, stage) values (${account.id}, ${name}, 'in_review') returning id, name`,
  );
  if (!row) throw new Error('The retailer was not written.');
  return { ...row, created: true };
};

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The last part of a brand's address: its name in plain letters. A name without any gets one made of its digest. */
const slugOf = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  if (plain === '') return `brand-${digestOf(name).toString('hex').slice(0, 8)}`;
  return isReservedSlug(plain) ? `${plain}-brand` : plain;
};

/** Colours of a first picture: those of the account. */
const paletteOf = ({ seeds: { ground = '#f4efe9', neutral, accent, brand } }: Scope['account']['style']): string[] => [
  ground,
  neutral,
  accent,
  brand,
];

/** Pictures drawn from a brand's name in the colours of its account: a brand has some from its first day. */
const firstPictures = ({ style }: Scope['account'], name: string) => {
  const digest = digestOf(name);
  const palette = paletteOf(style);
  const scene = (shape: 'wide' | 'square', step: number): string =>
    scenePicture({
      kind: 'drape',
      palette: palette.length < 3 ? ['#f4efe9', '#d9c7b4', '#8a6f5a'] : palette,
      seed: (digest.readUInt16BE(0) + step) % 1000,
      shape,
    });
  const face = FACE_NAMES[digest.readUInt8(2) % FACE_NAMES.length] ?? 'figtree';
  return { logo: logoPicture(name, face, 'plain'), list: scene('square', 0), cover: scene('wide', 1) };
};

/** The brand of a name or of its address; a new one gets drawn pictures until it has its own. */
export const placeBrand = async ({ db, account }: Scope, name: string): Promise<Party> => {
  const slug = slugOf(name);
  const known = one(
    await db.query<Named>(
      sql`select id, name from brand where account_id = ${account.id} and (slug = ${slug} or search_name = folded(${name}))`,
    ),
    'brand',
  );
  if (known) return { ...known, created: false };
  const { logo, list, cover } = firstPictures(account, name);
  const [row] = await db.query<Named>(sql`
    insert into brand (account_id, name, slug, logo, list_image, cover_image, description)
    values (${account.id}, ${name}, ${slug}, ${logo}, ${list}, ${cover}, '{}') returning id, name`);
  if (!row) throw new Error('The brand was not written.');
  // Only pictures that a row names are drawn. Visitors go on reading the list meanwhile.
  await db.query(sql`refresh materialized view concurrently drawn_picture`);
  return { ...row, created: true };
};

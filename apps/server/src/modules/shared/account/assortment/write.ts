import sql from 'sql-template-tag';
import type { Scope } from '../../../../domain/scope.ts';
import { slugOf } from '../../../../domain/slug.ts';
import type { CategoriesDocument, Entry, SegmentsDocument } from './types.ts';

/** Gives new entries a slug of their English name, with a number where another one has it. */
const withSlugs = <One extends Entry>(entries: readonly One[]): One[] => {
  const taken = new Set(entries.map(({ slug }) => slug));
  return entries.map((entry) => {
    if (entry.slug !== '') return entry;
    const plain = slugOf(entry.name.en, 'group');
    let slug = plain;
    for (let number = 2; taken.has(slug); number += 1) slug = `${plain}-${number}`;
    taken.add(slug);
    return { ...entry, slug };
  });
};

const placed = (entries: readonly Entry[]): string =>
  JSON.stringify(withSlugs(entries).map((entry, place) => ({ ...entry, position: place + 1 })));

/** Writes the segments; a new one gets the number after the highest, which is its code in the menu. */
export const writeSegments = async ({ db, account }: Scope, { segments }: SegmentsDocument): Promise<void> => {
  const given = sql`json_to_recordset(${placed(segments)}::json) as given(slug text, name jsonb, is_hidden boolean, position int)`;
  await db.query(sql`
    delete from segment where account_id = ${account.id} and slug not in (select slug from ${given})`);
  await db.query(sql`
    update segment o set name = given.name, is_hidden = given.is_hidden, position = given.position
    from ${given} where o.account_id = ${account.id} and o.slug = given.slug`);
  await db.query(sql`
    insert into segment (account_id, id, name, slug, position, is_hidden)
    select ${account.id}, (select coalesce(max(id), 0) from segment where account_id = ${account.id})
      + row_number() over (order by given.position), given.name, given.slug, given.position, given.is_hidden
    from ${given} where not exists (select from segment o where o.account_id = ${account.id} and o.slug = given.slug)`);
};

/** Writes the categories. A removed one has no products, but may still have shelves that are empty. */
export const writeCategories = async ({ db, account }: Scope, { categories }: CategoriesDocument): Promise<void> => {
  const given = sql`json_to_recordset(${placed(categories)}::json)
    as given(slug text, name jsonb, image text, is_hidden boolean, position int)`;
  const removed = sql`
    select id from category where account_id = ${account.id} and slug not in (select slug from ${given})`;
  await db.query(sql`delete from shelf where account_id = ${account.id} and category_id in (${removed})`);
  await db.query(sql`delete from category where id in (${removed})`);
  await db.query(sql`
    update category o set name = given.name, image = given.image, is_hidden = given.is_hidden, position = given.position
    from ${given} where o.account_id = ${account.id} and o.slug = given.slug`);
  await db.query(sql`
    insert into category (account_id, name, slug, image, position, is_hidden)
    select ${account.id}, given.name, given.slug, given.image, given.position, given.is_hidden from ${given}
    where not exists (select from category o where o.account_id = ${account.id} and o.slug = given.slug)
    order by given.position`);
};

import sql from 'sql-template-tag';
import type { Scope } from '../../../../domain/scope.ts';
import type { CategoriesDocument, SegmentsDocument } from './types.ts';

/** The segments of the account in the order of its menu. */
export const readSegments = async ({ db, account }: Scope): Promise<SegmentsDocument> => ({
  segments: await db.query<SegmentsDocument['segments'][number]>(sql`
    select slug, name, is_hidden from segment where account_id = ${account.id} order by position, id`),
});

/** The categories of the account; by their English names until they were ordered. */
export const readCategories = async ({ db, account }: Scope): Promise<CategoriesDocument> => ({
  categories: await db.query<CategoriesDocument['categories'][number]>(sql`
    select slug, name, is_hidden, image from category where account_id = ${account.id}
    order by position, localized(name, 'en'), id`),
});

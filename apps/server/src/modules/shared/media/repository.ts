import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.ts';

/**
 * True when a row of any account names the recipe. Pictures are public, like the pages that show them. A brand that was added after the seed
 * names its first pictures itself; they are not in the view of the seed's.
 */
export const isNamed = async (db: Database, recipe: string): Promise<boolean> => {
  const [picture, wordmark] = [`/media/drawn/${recipe}/{w}.webp`, `/media/drawn/${recipe}.svg`];
  const rows = await db.query(sql`
    select 1 from drawn_picture where recipe = ${recipe}
    union all
    select 1 from drawn_page_picture where recipe = ${recipe}
    union all
    select 1 from brand where logo = ${wordmark} or ${picture} in (list_image, cover_image)
    limit 1`);
  return rows.length > 0;
};

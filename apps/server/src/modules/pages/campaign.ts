import type { CampaignPage } from '@vitrine/api';
import { safeLink } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { at, wordsIn } from '../../domain/content.ts';
import type { Words } from '../../domain/content.ts';
import type { Scope } from '../../domain/scope.ts';
import { cleanHtml } from '../../platform/cleanHtml.ts';
import type { PageDocument } from './document.ts';

/** A page as a file would set it; undefined when the account has none of this name. */
export const readPage = async ({ db, account }: Scope, slug: string): Promise<PageDocument | undefined> => {
  const [row] = await db.query<PageDocument>(sql`
    select title, text, image, image_mobile, image_alt, blocks from page where account_id = ${account.id} and slug = ${slug}`);
  return row;
};

export const listPages = ({ db, account }: Scope): Promise<{ slug: string; title: Words }[]> =>
  db.query(sql`select slug, title from page where account_id = ${account.id} order by slug`);

export const writePage = async ({ db, account }: Scope, slug: string, page: PageDocument): Promise<void> => {
  await db.query(sql`
    insert into page (account_id, slug, title, text, image, image_mobile, image_alt, blocks)
    values (${account.id}, ${slug}, ${JSON.stringify(page.title)}::jsonb, ${JSON.stringify(page.text)}::jsonb, ${page.image}, ${page.image_mobile},
      ${JSON.stringify(page.image_alt)}::jsonb, ${JSON.stringify(page.blocks)}::jsonb)
    on conflict (account_id, slug) do update set title = excluded.title, text = excluded.text, image = excluded.image,
      image_mobile = excluded.image_mobile, image_alt = excluded.image_alt, blocks = excluded.blocks`);
};

export const removePage = async ({ db, account }: Scope, slug: string): Promise<void> => {
  await db.query(sql`delete from page where account_id = ${account.id} and slug = ${slug}`);
};

type Block = CampaignPage['blocks'][number];

/** A page in the reader's language. A button that leads nowhere is left out. */
export const toCampaignPage = (scope: Scope, slug: string, page: PageDocument): CampaignPage => {
  const words = wordsIn(scope.language);
  const blocks = page.blocks.map((block, place): Block => {
    const link = safeLink(block.button?.link);
    return {
      id: place + 1,
      title: words(block.title),
      text: cleanHtml(words(block.text)),
      image: block.image && at(block.image, 1200),
      image_alt: words(block.image_alt),
      image_position: block.image_position,
      button: block.button && link !== null ? { text: words(block.button.text), link } : null,
    };
  });
  return {
    slug,
    title: words(page.title),
    text: cleanHtml(words(page.text)),
    image: page.image && at(page.image, 1200),
    image_mobile: page.image_mobile && at(page.image_mobile, 600),
    image_alt: words(page.image_alt),
    blocks,
  };
};

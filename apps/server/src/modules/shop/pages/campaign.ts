import type { CampaignPage } from '@vitrine/api';
import { safeLink } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { at, wordsIn } from '../../../domain/content.ts';
import type { Words } from '../../../domain/content.ts';
import type { Scope } from '../../../domain/scope.ts';
import { cleanHtml } from '../../../platform/cleanHtml.ts';
import type { PageDocument } from './document.ts';
import { todayInSql, todayOf } from '../../../domain/today.ts';

/** A page as a file would set it; undefined when the account has none of this name. */
export const readPage = async ({ db, account }: Scope, slug: string): Promise<PageDocument | undefined> => {
  const [row] = await db.query<PageDocument>(sql`
    select title, shown_from::text, shown_until::text, text, image, image_mobile, image_alt, blocks
    from page where account_id = ${account.id} and slug = ${slug}`);
  return row;
};

/** The slug of the page that visitors see today at an address, which may be a former one. */
export const findShownPage = async ({ db, account }: Scope, address: string): Promise<string | undefined> => {
  const [row] = await db.query<{ slug: string }>(sql`
    select p.slug from page p where p.account_id = ${account.id} and is_shown(p, ${todayInSql(account)}) and (p.slug = ${address} or p.slug = (
      select page_slug from page_former_address where account_id = ${account.id} and slug = ${address}))`);
  return row?.slug;
};

interface ListedPage {
  slug: string;
  title: Words;
  shown_from: string | null;
  shown_until: string | null;
  image: string | null;
  today: string;
}

export const listPages = ({ db, account }: Scope): Promise<ListedPage[]> =>
  db.query(sql`
    select slug, title, image, shown_from::text, shown_until::text, ${todayOf(account)}::text as today
    from page where account_id = ${account.id} order by slug`);

/** Adds a page or replaces what it says. If another page had its address before, the address is its own now. */
export const writePage = async ({ db, account }: Scope, slug: string, page: PageDocument): Promise<void> => {
  await db.query(sql`delete from page_former_address where account_id = ${account.id} and slug = ${slug}`);
  await db.query(sql`
    insert into page (account_id, slug, title, shown_from, shown_until, text, image, image_mobile, image_alt, blocks)
    values (${account.id}, ${slug}, ${JSON.stringify(page.title)}::jsonb, ${page.shown_from}, ${page.shown_until},
      ${JSON.stringify(page.text)}::jsonb, ${page.image}, ${page.image_mobile},
      ${JSON.stringify(page.image_alt)}::jsonb, ${JSON.stringify(page.blocks)}::jsonb)
    on conflict (account_id, slug) do update set title = excluded.title, shown_from = excluded.shown_from,
      shown_until = excluded.shown_until, text = excluded.text, image = excluded.image, image_mobile = excluded.image_mobile, image_alt = excluded.image_alt, blocks = excluded.blocks`);
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

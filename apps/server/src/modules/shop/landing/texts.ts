import type { contentDocuments, LocalizedWords } from '@vitrine/api/schemas';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Words } from '../../../domain/content.ts';
import type { Scope } from '../../../domain/scope.ts';

export type LandingDocument = z.output<(typeof contentDocuments)['landing']>;

/** What `account.landing` holds. */
type LandingTexts = Partial<Record<keyof LandingDocument, Words>>;

export const findTexts = async ({ db, account }: Scope): Promise<LandingTexts> => {
  const [row] = await db.query<{ landing: LandingTexts }>(sql`select landing from account where id = ${account.id}`);
  return row?.landing ?? {};
};

const words = (text: Words | undefined): LocalizedWords => ({ en: '', ...text });

/** The texts of the landing page in every language. */
export const readLandingTexts = async (scope: Scope): Promise<LandingDocument> => {
  const texts = await findTexts(scope);
  return {
    our_platform_text: words(texts.our_platform_text),
    our_brands_text: words(texts.our_brands_text),
    our_retailers_text: words(texts.our_retailers_text),
    request_a_demo_text: words(texts.request_a_demo_text),
    subscribe: words(texts.subscribe),
  };
};

export const writeLandingTexts = async ({ db, account }: Scope, texts: LandingDocument): Promise<void> => {
  await db.query(sql`update account set landing = landing || ${JSON.stringify(texts)}::jsonb where id = ${account.id}`);
};

import type { WhoWeAre } from '@vitrine/api';
import sql from 'sql-template-tag';
import { at, wordsIn } from '../../../domain/content.ts';
import type { Scope } from '../../../domain/scope.ts';
import { cleanHtml } from '../../../platform/cleanHtml.ts';
import type { CompanyDocument } from './document.ts';

/** What a file has set; undefined while the account tells nothing about itself. */
export const readCompany = async ({ db, account }: Scope): Promise<CompanyDocument | undefined> => {
  const [row] = await db.query<{ company: CompanyDocument }>(
    sql`select company from account where id = ${account.id} and company <> '{}'`,
  );
  return row?.company;
};

export const writeCompany = async ({ db, account }: Scope, company: CompanyDocument): Promise<void> => {
  await db.query(sql`update account set company = ${JSON.stringify(company)}::jsonb where id = ${account.id}`);
};

/** The story of the company in the reader's language (E-15). */
export const toWhoWeAre = (scope: Scope, company: CompanyDocument): WhoWeAre => {
  const words = wordsIn(scope.language);
  const html = (text: CompanyDocument['description']): string => cleanHtml(words(text));
  return {
    whoweare: {
      main_title: words(company.main_title),
      main_image: company.main_image && at(company.main_image, 1200),
      main_image_alt: words(company.main_image_alt),
      description: html(company.description),
      banner: company.banner && at(company.banner, 1200),
      banner_alt: words(company.banner_alt),
      title: words(company.title),
      our_values_title_1: words(company.our_values_title_1),
      our_values_text_1: html(company.our_values_text_1),
      our_values_title_2: words(company.our_values_title_2),
      our_values_text_2: html(company.our_values_text_2),
      our_values_title_3: words(company.our_values_title_3),
      our_values_text_3: html(company.our_values_text_3),
      our_partners_title: words(company.our_partners_title),
      our_partners_text: html(company.our_partners_text),
      find_out_more_title: words(company.find_out_more_title),
      find_out_more_text: html(company.find_out_more_text),
    },
    partners: company.partners.map(({ name, image }) => ({ name, image: at(image, 300) })),
  };
};

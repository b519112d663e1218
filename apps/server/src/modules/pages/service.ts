import type { z } from 'zod';
import { notFound, Refusal } from '../../domain/refusal.ts';
import { inTransaction } from '../../domain/scope.ts';
import type { Scope } from '../../domain/scope.ts';
import { lockAccount } from '../account/lock.ts';
import { recordChange } from '../../platform/audit.ts';
import { listPages, readPage, writePage } from './campaign.ts';
import { readCompany, writeCompany } from './company.ts';
import { companyDocument, linksDocument, pageDocument } from './document.ts';
import { readLinks, replaceLinks } from './links.ts';

/** What a file can set: `links`, `whoweare`, or the name of a campaign page. */
const fixed = ['links', 'whoweare'] as const;
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const parse = <T extends z.ZodType>(schema: T, document: unknown): z.output<T> => {
  const result = schema.safeParse(document);
  if (result.success) return result.data;
  const reasons = result.error.issues.map(({ path, message }) => `  ${path.join('.') || 'document'}: ${message}`);
  throw new Refusal(422, `Nothing was changed. What is wrong:\n\n${reasons.join('\n')}`);
};

/** The names of everything the account has. */
export const listContent = async (scope: Scope): Promise<string[]> => {
  const [links, company, pages] = await Promise.all([readLinks(scope), readCompany(scope), listPages(scope)]);
  return [
    ...(links.groups.length > 0 ? ['links'] : []),
    ...(company ? ['whoweare'] : []),
    ...pages.map((page) => page.slug),
  ];
};

const contentOf = async (scope: Scope, name: string): Promise<object | undefined> => {
  if (name === 'links') return readLinks(scope);
  return name === 'whoweare' ? readCompany(scope) : readPage(scope, name);
};

/** A piece of content as a file would set it. A 404 `Refusal` for one the account does not have. */
export const showContent = async (scope: Scope, name: string): Promise<unknown> => {
  const document = await contentOf(scope, name);
  if (!document) throw notFound(`${scope.account.name} has no ${name} yet. Set it from a file with content set.`);
  return document;
};

const write = async (tx: Scope, name: string, document: unknown): Promise<void> => {
  if (name === 'links') return replaceLinks(tx, parse(linksDocument, document));
  if (name === 'whoweare') return writeCompany(tx, parse(companyDocument, document));
  if (!slug.test(name) || name.length > 80)
    throw new Refusal(
      422,
      `"${name}" is no name of a page. Use small letters, digits and dashes, or one of ${fixed.join(', ')}.`,
    );
  return writePage(tx, name, parse(pageDocument, document));
};

/** Sets a piece of content from a document. A 422 `Refusal` with every reason for one that is broken; nothing is written then. */
export const setContent = (scope: Scope, name: string, document: unknown): Promise<void> =>
  inTransaction(scope, async (tx) => {
    await lockAccount(tx);
    const before = await contentOf(tx, name);
    await write(tx, name, document);
    const after = await contentOf(tx, name);
    await recordChange(tx, { action: 'content.set', subject: { id: name, name }, before, after });
  });

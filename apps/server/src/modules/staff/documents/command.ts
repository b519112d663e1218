import { parseContentName } from '@vitrine/api/rules';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { lockAccount } from '../../shared/account/lock.ts';
import { fileDocuments } from './files.ts';
import { listDocuments } from './list.ts';
import { openContent, writeContent } from './service.ts';

const nameFor = (name: string) => {
  const parsed = parseContentName(name);
  if (parsed) return { name, ...parsed };
  throw new Refusal(
    422,
    `"${name}" is no name of a page. Use small letters, digits and dashes, hero.SLUG, or a name that content list shows.`,
  );
};

/** The names of everything the account has. */
export const listContent = async (scope: Scope): Promise<string[]> =>
  (await listDocuments(scope)).filter(({ is_set }) => is_set).map(({ name }) => name);

/** A piece of content as a file would set it. A 404 `Refusal` for one the account does not have. */
export const showContent = async (scope: Scope, name: string): Promise<unknown> => {
  const { version, document } = await openContent(scope, nameFor(name).name);
  if (version === null)
    throw notFound(`${scope.account.name} has no ${name} yet. Set it from a file with content set.`);
  return document;
};

/** Sets a piece of content from a file. A 422 `Refusal` with every reason for one that is broken; nothing is written then. */
export const setContent = async (scope: Scope, name: string, document: unknown): Promise<void> => {
  const of = nameFor(name);
  const result = fileDocuments[of.kind].safeParse(document);
  if (!result.success) {
    const reasons = result.error.issues.map(({ path, message }) => `  ${path.join('.') || 'document'}: ${message}`);
    throw new Refusal(422, `Nothing was changed. What is wrong:\n\n${reasons.join('\n')}`);
  }
  await inTransaction(scope, async (tx) => {
    await lockAccount(tx);
    await writeContent(tx, of, result.data);
  });
};

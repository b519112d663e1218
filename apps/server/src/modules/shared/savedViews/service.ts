import { isBrandList, savedViewLimits, viewQuery } from '@vitrine/api/rules';
import type { SavedList } from '@vitrine/api/rules';
import { isUniqueViolation } from '../../../db/errors.ts';
import { invalid, notFound } from '../../../domain/refusal.ts';
import { inTransaction, seller, staff } from '../../../domain/scope.ts';
import type { MemberScope } from '../../../domain/scope.ts';
import * as repository from './repository.ts';
import type { NewView, SavedViews } from './repository.ts';
import { t } from './words.ts';

/** Who may not read a list has no views of it: staff read those of the account, people of a brand those of the brand. */
const requireList = (scope: MemberScope, list: SavedList): void => {
  if (isBrandList(list)) seller(scope);
  else staff(scope);
};

/** Two writers may take one name at the same moment: the index refuses the second. */
const refuseTaken =
  ({ language }: MemberScope) =>
  (error: unknown) => {
    if (isUniqueViolation(error, 'saved_view_name')) throw invalid({ name: [t(language, 'nameTaken')] });
    throw error;
  };

export const listViews = async (scope: MemberScope, list: SavedList): Promise<SavedViews> => {
  requireList(scope, list);
  return repository.findViews(scope, list);
};

export const saveView = (scope: MemberScope, { list, name, query }: NewView): Promise<SavedViews> => {
  requireList(scope, list);
  const kept = viewQuery(query);
  if (kept === '') throw invalid({ query: [t(scope.language, 'nothingToKeep')] });
  return inTransaction(scope, async (tx) => {
    await repository.holdMember(tx);
    if ((await repository.findViews(tx, list)).length >= savedViewLimits.perList)
      throw invalid({ name: [t(tx.language, 'tooMany', { most: savedViewLimits.perList })] });
    await repository.insertView(tx, { list, name, query: kept });
    return repository.findViews(tx, list);
  }).catch(refuseTaken(scope));
};

/** Works on a view of the member. That of somebody else is not there. */
const change = (scope: MemberScope, id: number, work: (tx: MemberScope) => Promise<void>): Promise<SavedViews> =>
  inTransaction(scope, async (tx) => {
    const list = await repository.findList(tx, id);
    if (!list) throw notFound();
    requireList(tx, list);
    await work(tx);
    return repository.findViews(tx, list);
  }).catch(refuseTaken(scope));

export const renameView = (scope: MemberScope, id: number, name: string): Promise<SavedViews> =>
  change(scope, id, (tx) => repository.updateName(tx, id, name));

export const removeView = (scope: MemberScope, id: number): Promise<SavedViews> =>
  change(scope, id, (tx) => repository.deleteView(tx, id));

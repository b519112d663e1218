import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope, SellerScope } from '../../../domain/scope.ts';
import { whoChanged } from '../../../platform/audit.ts';
import { changedFields, recordOwnChange } from '../service.ts';
import { cleanTexts } from '../texts.ts';
import { requireFine } from './check.ts';
import { findFacts, writeFacts } from './repository.ts';
import type { BrandFacts, FactsInput } from './types.ts';
import { t } from './words.ts';

interface Save {
  input: FactsInput;
  /** The version that the writer has seen. */
  seen: number;
}

/** What the log compares: segments and categories by their names. */
const logged = ({ version: _version, choices, segment_ids, category_ids, ...facts }: BrandFacts) => ({
  ...facts,
  segments: choices.segments.filter(({ id }) => segment_ids.includes(id)).map(({ name }) => name),
  categories: choices.categories.filter(({ id }) => category_ids.includes(id)).map(({ name }) => name),
});

/** The facts of a brand; a 404 for one that the account does not have. */
export const openFacts = async (scope: Scope, brandId: number, hold = false): Promise<BrandFacts> => {
  const facts = await findFacts(scope, brandId, hold);
  if (!facts) throw notFound();
  return facts;
};

/** Changes the facts of the brand. A writer who has not seen the version of now gets a 409 with them as they are. */
export const saveFacts = (scope: SellerScope, { input, seen }: Save): Promise<BrandFacts> =>
  inTransaction(scope, async (tx) => {
    const before = await openFacts(tx, tx.viewer.brandId, true);
    if (before.version !== seen) {
      const person = await whoChanged(tx, tx.viewer.brandId, ['brand.change']);
      throw new Refusal(409, t(tx.language, 'changedMeanwhile', { person }), { current: before });
    }
    await requireFine(tx, input);
    await writeFacts(tx, { ...input, terms: cleanTexts(input.terms) });
    const after = await openFacts(tx, tx.viewer.brandId);
    const changed = changedFields(logged(before), logged(after));
    const subject = { id: tx.viewer.brandId, name: after.name };
    if (changed) await recordOwnChange(tx, { action: 'brand.change', subject, ...changed });
    return after;
  });

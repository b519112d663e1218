import { invalid, Refusal } from '../../../domain/refusal.ts';
import type { BuyerScope } from '../../../domain/scope.ts';
import { inTransaction } from '../../../domain/scope.ts';
import * as carts from './cartWrites.ts';
import { changesOf, isOutdated, replacementOf, type Choices } from './merge.ts';
import { readOpenCart } from './openCart.ts';
import * as repository from './repository.ts';
import type { CartChanges, Outcome } from './repository.ts';
import type { DraftLine } from './types.ts';
import { undoOf } from './undo.ts';
import { t } from './words.ts';

const outcomeOf = (existed: boolean, createNewCart: boolean): Outcome => {
  if (!existed) return 'created';
  return createNewCart ? 'replaced' : 'updated';
};

interface Imported {
  id: number;
  outcome: Outcome;
  changes: number;
  products: number;
}

/** How much the cart changed, and in how many products. */
const countOf = (
  { units, notes }: CartChanges,
  lines: readonly DraftLine[],
): Pick<Imported, 'changes' | 'products'> => {
  const productOf = new Map(lines.map(({ variationId, productId }) => [variationId, productId]));
  const products = units.flatMap(({ variation_id = 0 }) => productOf.get(variation_id) ?? []);
  return {
    changes: units.length + notes.filter(({ before, after }) => (before ?? '') !== (after ?? '')).length,
    products: new Set([...products, ...notes.map(({ product_id }) => product_id)]).size,
  };
};

interface Confirmation {
  secret: string;
  createNewCart: boolean;
  choices: Choices;
}

/**
 * Brings a draft into the cart of its brand and price list (A-094, S-095, S-096, S-097). Prices and stock are those of now; a quantity that was
 * changed since the sheet was checked is not replaced. Confirmed again, a draft answers as before and changes nothing.
 */
export const confirmImport = (scope: BuyerScope, { secret, createNewCart, choices }: Confirmation): Promise<Imported> =>
  inTransaction(scope, async (tx) => {
    const refused = (key: 'gone' | 'changed') => invalid({ purchase_order_drafts: [t(tx.language, key)] });
    const draft = await repository.lockDraft(tx, secret);
    if (!draft?.content) throw refused('gone');
    if (draft.outcome !== null) {
      if (draft.cart_id === null) throw refused('gone');
      const counts = countOf(draft.changes ?? { units: [], notes: [] }, draft.content);
      return { id: draft.cart_id, outcome: draft.outcome, ...counts };
    }
    const lines = draft.content;
    const wanted = new Set(lines.map(({ variationId }) => variationId)).size;
    if ((await carts.countOrderable(tx, { pricelist_id: draft.pricelist_id, lines })) < wanted)
      throw refused('changed');
    const { id, existed } = await carts.openCart(tx, draft);
    const target = { brandId: draft.brand_id, pricelistId: draft.pricelist_id };
    const before = await readOpenCart(tx, target);
    const written = createNewCart ? replacementOf(lines, choices) : changesOf(lines, id, choices);
    if (isOutdated(written, before)) throw new Refusal(409, t(tx.language, 'cartChanged'));
    if (createNewCart) await carts.emptyCart(tx, id);
    await carts.writeItems(tx, id, written);
    const outcome = outcomeOf(existed, createNewCart);
    const changes = undoOf(before, await readOpenCart(tx, target));
    await repository.endDraft(tx, draft.id, { cartId: id, outcome, changes });
    return { id, outcome, ...countOf(changes, lines) };
  });

import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction, type SellerScope } from '../../../domain/scope.ts';
import { recordOwnChange } from '../service.ts';
import { openProduct } from '../products/service.ts';
import * as repository from './repository.ts';
import type { ProductStock, StockCell, StockChange } from './repository.ts';
import { t } from './words.ts';

const NAMED = 5;

const keyOf = ({ variation_id, size_id }: Pick<StockCell, 'variation_id' | 'size_id'>) => `${variation_id}:${size_id}`;

/** The stock of a product by colour and size. */
export const openStock = async (scope: SellerScope, productId: number): Promise<ProductStock> => {
  const heads = await repository.findHeads(scope, productId);
  if (!heads) throw notFound();
  const cells = new Map((await repository.findStock(scope, productId)).map((cell) => [keyOf(cell), cell.quantity]));
  const quantityOf = (variation_id: number, size_id: number) => cells.get(keyOf({ variation_id, size_id })) ?? null;
  const colours = heads.colours.map(({ id, name }) => ({
    id,
    name,
    stock: heads.sizes.map((size) => ({ size_id: size.id, quantity: quantityOf(id, size.id) })),
  }));
  return { sizes: heads.sizes, colours };
};

/** Names the first few, with what they hold now. */
const inWords = ({ language }: SellerScope, cells: readonly StockCell[]): string => {
  const named = cells
    .slice(0, NAMED)
    .map(({ colour, size, quantity }) =>
      t(language, 'cell', { colour, size, quantity: quantity ?? t(language, 'noLimit') }),
    );
  const more = cells.length - named.length;
  return [...named, ...(more > 0 ? [t(language, 'more', { count: more })] : [])].join(', ');
};

/** Sets what was changed. A figure that an order or a colleague has changed meanwhile is never overwritten unseen: 409. */
export const saveStock = (
  scope: SellerScope,
  productId: number,
  changes: readonly StockChange[],
): Promise<ProductStock> =>
  inTransaction(scope, async (tx) => {
    const { id, reference_code } = await openProduct(tx, productId);
    const held = new Map((await repository.findStock(tx, id, true)).map((cell) => [keyOf(cell), cell]));
    if (changes.some((change) => !held.has(keyOf(change)))) throw invalid({ changes: [t(tx.language, 'unknown')] });
    const stale = changes.flatMap((change) => {
      const cell = held.get(keyOf(change));
      return cell && cell.quantity !== change.seen ? [cell] : [];
    });
    if (stale.length > 0) throw new Refusal(409, t(tx.language, 'changedMeanwhile', { cells: inWords(tx, stale) }));
    await repository.updateStock(tx, id, changes);
    const field = (change: StockChange) => {
      const { colour = '', size = '' } = held.get(keyOf(change)) ?? {};
      return `${colour} ${size}`;
    };
    if (changes.length > 0)
      await recordOwnChange(tx, {
        action: 'product.stock',
        subject: { id, name: reference_code },
        before: Object.fromEntries(changes.map((change) => [field(change), change.seen])),
        after: Object.fromEntries(changes.map((change) => [field(change), change.quantity])),
      });
    return openStock(tx, id);
  });

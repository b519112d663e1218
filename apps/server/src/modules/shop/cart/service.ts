import { digestCartLine } from '@vitrine/api/rules';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction, type BuyerScope } from '../../../domain/scope.ts';
import * as repository from './repository.ts';
import { inStock, t } from './words.ts';

export interface AddRequest {
  product_variation_id: number | number[];
  pricelist_id: number;
  quantity?: number | undefined;
  sizes?: repository.SizeUnits[] | undefined;
}

/** Why variations were not added. */
const refusalOf = (scope: BuyerScope, asked: number, found: readonly repository.Orderable[]): Error => {
  const refuse = (field: string, reason: string) => invalid({ [field]: [reason] });
  if (found.length < asked) return notFound();
  if (new Set(found.map((each) => each.brand_id)).size > 1)
    return refuse('product_variation_id', t(scope.language, 'severalBrands'));
  if (found.some((each) => !each.priced)) return refuse('pricelist_id', t(scope.language, 'noPrice'));
  if (found.some((each) => each.sizes === 0)) return refuse('product_variation_id', t(scope.language, 'noSizes'));
  return new Refusal(409, t(scope.language, 'alreadyThere'));
};

/** Puts one or several variations of one brand into its cart (A-050, D-005). 409 when all of them are there and no units of sizes are given. */
export const addProduct = async (scope: BuyerScope, request: AddRequest) => {
  const variationIds = [...new Set([request.product_variation_id].flat())];
  const sizes = (request.sizes ?? []).filter((each) => variationIds.includes(each.product_variation_id));
  const { pricelist_id: pricelistId, quantity = 0 } = request;
  const add = async (to: BuyerScope) => {
    const { orderable, cart_id, added } = await repository.addItems(to, {
      pricelistId,
      variationIds,
      quantity,
      evenIfThere: sizes.length > 0,
    });
    if (cart_id === null) throw refusalOf(scope, variationIds.length, orderable);
    return { cart_id, added, already_there: variationIds.filter((id) => !added.includes(id)) };
  };
  if (sizes.length === 0) return add(scope);
  return inTransaction(scope, async (tx) => {
    const answer = await add(tx);
    // New items hold what this call brings for every size.
    const replacing = quantity > 0 ? sizes.filter((each) => !answer.added.includes(each.product_variation_id)) : sizes;
    const current = await repository.findChangedUnits(tx, answer.cart_id, replacing);
    if (current.length > 0) {
      const named = current.map(({ size, quantity: n }) => t(scope.language, 'unitsOfSize', { size, n })).join(', ');
      throw new Refusal(409, t(scope.language, 'unitsChanged', { sizes: named }), { current });
    }
    await repository.setUnits(tx, answer.cart_id, sizes);
    return answer;
  });
};

/** Sets the quantity of one size. Above stock: 422 with what is `available` (V-060). Changed by another: 409 with what is `current`. */
export const setQuantity = async (scope: BuyerScope, itemId: number, wish: repository.QuantityWish) => {
  const { quantity } = wish;
  const outcome = await repository.updateQuantity(scope, itemId, wish);
  if (!outcome) throw notFound();
  if (!outcome.open) throw new Refusal(409, t(scope.language, 'closed'));
  if (outcome.stock !== null && outcome.stock < quantity) {
    const reason = inStock(scope.language, outcome.stock);
    throw new Refusal(422, reason, { errors: { quantity: [reason] }, available: outcome.stock });
  }
  if (outcome.version === null) {
    const reason = t(scope.language, 'changedMeanwhile', { n: outcome.current });
    throw new Refusal(409, reason, { current: outcome.current });
  }
  return { id: itemId, quantity, cart_id: outcome.cart_id, cart_version: outcome.version };
};

/** Runs `work` while the open cart is held. 404 for another's cart, 409 for a closed one. */
export const changeOpenCart = <T>(
  scope: BuyerScope,
  cartId: number,
  work: (tx: BuyerScope, cart: repository.HeldCart) => Promise<T>,
): Promise<T> =>
  inTransaction(scope, async (tx) => {
    const cart = await repository.lockCart(tx, cartId);
    if (!cart) throw notFound();
    if (!cart.open) throw new Refusal(409, t(scope.language, 'closed'));
    const result = await work(tx, cart);
    await repository.touchCart(tx, cartId);
    return result;
  });

/** Keeps a note with a product of the cart. 409 with the note of now if the writer has not seen it. */
export const setNote = (
  scope: BuyerScope,
  { cartId, productId }: { cartId: number; productId: number },
  { note, seen }: { note: string; seen?: readonly string[] | undefined },
) =>
  changeOpenCart(scope, cartId, async (tx, cart) => {
    const current = await repository.findNote(tx, cartId, productId);
    if (current === undefined) throw notFound();
    if (seen && current !== note && !seen.includes(current))
      throw new Refusal(409, t(scope.language, 'noteChangedMeanwhile'), { current });
    await repository.updateNote(tx, cartId, productId, note);
    return { note, cart_version: cart.version + 1 };
  });

/** Removes an open cart with all it holds. 409 if it is not at the version that the reader has seen. */
export const removeCart = (scope: BuyerScope, cartId: number, seen?: number) =>
  changeOpenCart(scope, cartId, (tx, { version }) => {
    if (seen !== undefined && seen !== version) throw new Refusal(409, t(scope.language, 'cartChanged'), { version });
    return repository.deleteCart(tx, cartId);
  });

/** Removes a product with all its variations; the last one takes the cart with it. 409 if its units or note are not those of `seen`. */
export const removeProduct = (scope: BuyerScope, cartId: number, productId: number, seen?: string) =>
  changeOpenCart(scope, cartId, async (tx, { version }) => {
    const line = seen === undefined ? undefined : await repository.readLine(tx, cartId, productId);
    if (line && (await digestCartLine(line)) !== seen)
      throw new Refusal(409, t(scope.language, 'lineChanged'), { version });
    const left = await repository.deleteLine(tx, cartId, productId);
    if (left === undefined) throw notFound();
    if (left === 0) await repository.deleteCart(tx, cartId);
  });

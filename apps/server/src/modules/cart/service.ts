import { invalid, notFound, Refusal } from '../../domain/refusal.ts';
import { inTransaction, type BuyerScope } from '../../domain/scope.ts';
import * as repository from './repository.ts';
import { inStock, t } from './words.ts';

export interface AddRequest {
  product_variation_id: number | number[];
  pricelist_id: number;
  quantity?: number | undefined;
  sizes?: repository.SizeUnits[] | undefined;
}

const orderable = async (
  scope: BuyerScope,
  variationIds: number[],
  pricelistId: number,
): Promise<repository.Orderable[]> => {
  const found = await repository.findOrderable(scope, variationIds, pricelistId);
  if (found.length < variationIds.length) throw notFound();
  const refuse = (field: string, reason: string) => invalid({ [field]: [reason] });
  if (new Set(found.map((each) => each.brand_id)).size > 1)
    throw refuse('product_variation_id', t(scope.language, 'severalBrands'));
  if (found.some((each) => !each.priced)) throw refuse('pricelist_id', t(scope.language, 'noPrice'));
  if (found.some((each) => each.sizes === 0)) throw refuse('product_variation_id', t(scope.language, 'noSizes'));
  return found;
};

/** Puts one or several variations of one brand into its cart (A-050, D-005). 409 when all of them are there and no units of sizes are given. */
export const addProduct = async (scope: BuyerScope, request: AddRequest) => {
  const variationIds = [...new Set([request.product_variation_id].flat())];
  const [first] = await orderable(scope, variationIds, request.pricelist_id);
  if (!first) throw notFound();
  const lines = {
    brandId: first.brand_id,
    pricelistId: request.pricelist_id,
    variationIds,
    quantity: request.quantity ?? 0,
  };
  return inTransaction(scope, async (tx) => {
    const { cart_id, added } = await repository.addItems(tx, lines);
    const sizes = (request.sizes ?? []).filter((each) => variationIds.includes(each.product_variation_id));
    if (sizes.length > 0) await repository.setUnits(tx, cart_id, sizes);
    else if (added.length === 0) throw new Refusal(409, t(scope.language, 'alreadyThere'));
    return { cart_id, added, already_there: variationIds.filter((id) => !added.includes(id)) };
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
  changeOpenCart(scope, cartId, async (tx) => {
    const current = await repository.findNote(tx, cartId, productId);
    if (current === undefined) throw notFound();
    if (seen && current !== note && !seen.includes(current))
      throw new Refusal(409, t(scope.language, 'noteChangedMeanwhile'), { current });
    await repository.updateNote(tx, cartId, productId, note);
    return { note };
  });

/** Removes an open cart with all it holds. */
export const removeCart = (scope: BuyerScope, cartId: number) =>
  changeOpenCart(scope, cartId, (tx) => repository.deleteCart(tx, cartId));

/** Removes a product with all its variations; the last one takes the cart with it. */
export const removeProduct = (scope: BuyerScope, cartId: number, productId: number) =>
  changeOpenCart(scope, cartId, async (tx) => {
    const left = await repository.deleteLine(tx, cartId, productId);
    if (left === undefined) throw notFound();
    if (left === 0) await repository.deleteCart(tx, cartId);
  });

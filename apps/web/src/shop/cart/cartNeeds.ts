import { productTotals, sumTotals, toGridRows } from '../mappers/cart.ts';
import { limitStates, productLimits, type LimitState } from './cartLimits.ts';
import type { PendingCells } from '../mappers/pendingCells.ts';
import type { WireCart, WireCartProduct } from '../../shared/mappers/wire.ts';

type Reason =
  | { kind: 'limit'; state: LimitState }
  /** Sizes with more units than are in stock. */
  | { kind: 'stock'; sizes: number }
  /** Quantities that wait for the connection or for a choice. */
  | { kind: 'unsaved'; cells: number };

/** What keeps a cart from being sent. */
export type CartNeed = Reason & {
  /** The product, collection or brand. */
  name: string;
  /** Id of the element of the cart page where it is corrected. */
  anchor: string;
};

export const cartAnchors = {
  product: (id: number) => `product-${id}`,
  collection: (id: number) => `collection-${id}`,
  summary: 'order-summary',
};

const brokenOf = (states: readonly LimitState[]): Reason[] =>
  states.filter(({ isBroken }) => isBroken).map((state) => ({ kind: 'limit', state }));

const productReasons = (product: WireCartProduct, pending: PendingCells): Reason[] => {
  const cells = toGridRows(product, pending).flatMap((row) => row.cells);
  const sizes = cells.filter(({ quantity, stock }) => stock !== null && quantity > stock).length;
  const unsaved = cells.filter(({ state }) => state === 'queued' || state === 'conflict').length;
  return [
    ...brokenOf(limitStates(productLimits(product), productTotals(product, pending))),
    ...(sizes > 0 ? [{ kind: 'stock' as const, sizes }] : []),
    ...(unsaved > 0 ? [{ kind: 'unsaved' as const, cells: unsaved }] : []),
  ];
};

/** All that keeps a cart from being sent, as the quantities on the screen are now, in the order of the page. */
export const cartNeeds = ({ seller, collections }: WireCart, pending: PendingCells): CartNeed[] => {
  const sums = collections.map(({ products }) => sumTotals(products.map((each) => productTotals(each, pending))));
  const ofCollections = collections.flatMap(({ id, name, limits, products }, at): CartNeed[] => [
    ...brokenOf(limitStates(limits, sums[at] ?? sumTotals([]))).map((reason) => ({
      ...reason,
      name,
      anchor: cartAnchors.collection(id),
    })),
    ...products.flatMap((product) =>
      productReasons(product, pending).map((reason) => ({
        ...reason,
        name: product.name,
        anchor: cartAnchors.product(product.id),
      })),
    ),
  ]);
  const ofBrand = brokenOf(limitStates(seller.limits, sumTotals(sums))).map((reason) => ({
    ...reason,
    name: seller.name,
    anchor: cartAnchors.summary,
  }));
  return [...ofCollections, ...ofBrand];
};

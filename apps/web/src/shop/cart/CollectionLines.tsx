import { CartCollection } from '@vitrine/ui/commerce/cart/CartCollection';
import { useCells } from '../connected/cart/useCells.ts';
import { useMoney } from '../../shared/connected/useMoney.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { productTotals, sumTotals } from '../mappers/cart.ts';
import { cartAnchors } from './cartNeeds.ts';
import type { Cart } from '../../shared/queries/cart.ts';
import { Limits } from './Limits.tsx';
import { ProductLine } from './ProductLine.tsx';
import { errorsOf, stockErrorsOf, type Standing } from './refusal.ts';

interface CollectionLinesProps {
  cart: Cart;
  collection: Cart['collections'][number];
  /** What a refused order still says. */
  refused: Standing | null;
}

/** The lines of one collection with their sum, and after a refused order whether this collection is fine. */
export function CollectionLines({ cart, collection, refused }: CollectionLinesProps) {
  const t = useTranslate();
  const money = useMoney('price');
  const { cells } = useCells();
  const totals = sumTotals(collection.products.map((product) => productTotals(product, cells)));
  const standing = refused?.errors ?? [];
  const lines = collection.products.map((product) => ({
    product,
    errors: [
      ...errorsOf(standing, 'product', product.id),
      ...stockErrorsOf(
        standing,
        product.variations.flatMap(({ items }) => items.map(({ id }) => id)),
      ),
    ],
  }));
  const errors = errorsOf(standing, 'collection', collection.id);
  const isFine = errors.length === 0 && lines.every((line) => line.errors.length === 0);
  // A refusal of the whole order concerns every collection.
  const isJudged = refused !== null && refused.message === null && errorsOf(standing, 'seller').length === 0;
  return (
    <CartCollection
      id={cartAnchors.collection(collection.id)}
      name={collection.name}
      total={`${t('cart.units', { units: totals.units })} · ${money(totals.amount, cart.pricelist.currency)}`}
      errors={errors}
      ready={isJudged && isFine ? t('cart.ready') : undefined}
    >
      {cart.status === 'o' && (
        <Limits name={collection.name} limits={collection.limits} totals={totals} currency={cart.pricelist.currency} />
      )}
      {lines.map((line) => (
        <ProductLine key={line.product.id} cart={cart} collection={collection} {...line} />
      ))}
    </CartCollection>
  );
}

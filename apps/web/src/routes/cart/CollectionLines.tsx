import { CartCollection } from '@vitrine/ui/commerce/cart/CartCollection';
import type { Refusal } from '../../connected/cart/useSendOrder.ts';
import { useCells } from '../../connected/cart/useCells.ts';
import { useMoney } from '../../connected/useMoney.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { productTotals, sumTotals } from '../../mappers/cart.ts';
import type { Cart } from '../../queries/cart.ts';
import { ProductLine } from './ProductLine.tsx';
import { errorsOf, stockErrorsOf } from './refusal.ts';

interface CollectionLinesProps {
  cart: Cart;
  collection: Cart['collections'][number];
  refusal: Refusal | null;
}

/** The lines of one collection with their sum, and after a refused order whether this collection is fine. */
export function CollectionLines({ cart, collection, refusal }: CollectionLinesProps) {
  const t = useTranslate();
  const money = useMoney('price');
  const { cells } = useCells();
  const totals = sumTotals(collection.products.map((product) => productTotals(product, cells)));
  const lines = collection.products.map((product) => ({
    product,
    errors: [
      ...errorsOf(refusal, 'product', product.id),
      ...stockErrorsOf(
        refusal,
        product.variations.map(({ info }) => info.id),
      ),
    ],
  }));
  const errors = errorsOf(refusal, 'collection', collection.id);
  const isFine = errors.length === 0 && lines.every((line) => line.errors.length === 0);
  return (
    <CartCollection
      name={collection.name}
      total={`${t('cart.units', { units: totals.units })} · ${money(totals.amount, cart.pricelist.currency)}`}
      errors={errors}
      ready={refusal && isFine ? t('cart.ready') : undefined}
    >
      {lines.map((line) => (
        <ProductLine key={line.product.id} cart={cart} {...line} />
      ))}
    </CartCollection>
  );
}

import { CartGrid } from '@vitrine/ui/commerce/cart/CartGrid';
import { CartProduct } from '@vitrine/ui/commerce/cart/CartProduct';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/config/paths.ts';
import { useCells } from '../connected/cart/useCells.ts';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { useMoney } from '../../shared/connected/useMoney.ts';
import { useShipping } from '../../shared/connected/useShipping.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { productTotals, toGridRows, toGridSizes, toOrderedRows } from '../mappers/cart.ts';
import { productLimits } from './cartLimits.ts';
import { cartAnchors } from './cartNeeds.ts';
import { cartProductLabels } from '../mappers/labels/cart.ts';
import { cartGridLabels } from '../../shared/mappers/labels/cartGrid.ts';
import type { WireCartProduct } from '../../shared/mappers/wire.ts';
import type { Cart } from '../../shared/queries/cart.ts';
import { Limits } from './Limits.tsx';
import { useProductLine } from './useProductLine.ts';

interface ProductLineProps {
  cart: Cart;
  collection: Cart['collections'][number];
  product: WireCartProduct;
  errors: string[];
}

const NOTE_STATE = { idle: 'idle', pending: 'saving', success: 'saved', error: 'failed' } as const;

interface GridProps {
  product: WireCartProduct;
  currency: string;
  readOnly: boolean;
}

function Grid({ product, currency, readOnly }: GridProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { cells, commit, choose } = useCells();
  const labels = useMemo(() => cartGridLabels(intl), [intl]);
  const format = useCallback((units: number) => new Intl.NumberFormat(locale).format(units), [locale]);
  return (
    <CartGrid
      productName={product.name}
      rows={readOnly ? toOrderedRows(product) : toGridRows(product, cells)}
      sizes={toGridSizes(product)}
      minimum={readOnly ? null : product.order_minimum_quantity}
      maximum={readOnly ? null : product.order_maximum_quantity}
      limits={
        !readOnly && (
          <Limits
            compact
            name={product.name}
            limits={productLimits(product)}
            totals={productTotals(product, cells)}
            currency={currency}
          />
        )
      }
      readOnly={readOnly}
      onCommit={({ changes }) => commit(changes.map((change) => ({ ...change, product: product.name })))}
      onChoose={({ changes }) => changes.forEach(choose)}
      labels={labels}
      format={format}
    />
  );
}

/** One product of the cart with its grid of colours and sizes. */
export function ProductLine({ cart, collection, product, errors }: ProductLineProps) {
  const intl = useIntl();
  const t = useTranslate();
  const money = useMoney('price');
  const shipping = useShipping();
  const { cells } = useCells();
  const { note, remove } = useProductLine(cart, product);
  const isClosed = cart.status === 'c';
  const { units, amount } = productTotals(product, cells);
  const { currency } = cart.pricelist;
  return (
    <CartProduct
      id={cartAnchors.product(product.id)}
      name={product.name}
      href={paths.product(product.id)}
      reference={product.reference_code}
      image={{ src: product.image.picture_thumbnail, alt: product.image.alt }}
      delivery={shipping.all({ ...collection, ...product })}
      price={money(product.wholesale_price.amount, currency)}
      total={`${t('cart.units', { units })} · ${money(amount, currency)}`}
      note={product.note}
      noteState={note.hasChanged ? 'idle' : NOTE_STATE[note.status]}
      onNote={note.mutate}
      onRemove={isClosed ? undefined : () => remove.mutate()}
      errors={remove.error ? [remove.error.message, ...errors] : errors}
      readOnly={isClosed}
      labels={cartProductLabels(intl)}
    >
      <Grid product={product} currency={currency} readOnly={isClosed} />
    </CartProduct>
  );
}

import { QuickOrder } from '@vitrine/ui/commerce/catalogue/QuickOrder';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { quickOrderLabels } from '../../../shared/mappers/labels/product.ts';
import { toColours } from '../../mappers/product.ts';
import type { WireProductCard } from '../../../shared/mappers/wire.ts';
import { chosenEntry, useChosenPricelists } from '../listing/useChosenPricelists.ts';
import type { useAddProduct } from './AddProduct.tsx';
import { useUnits } from './useUnits.ts';

interface OrderLineProps {
  product: WireProductCard;
  onAdd: NonNullable<ReturnType<typeof useAddProduct>['onAdd']>;
  busy: boolean;
  /** What went wrong with adding this product. */
  notice?: ReactNode;
  onClose: () => void;
}

/** The sizes of a product below its card in a listing. Closes once the cart has the units. */
export function OrderLine({ product, onAdd, busy, notice, onClose }: OrderLineProps) {
  const intl = useIntl();
  const { chosenFor } = useChosenPricelists();
  const { typed, seen, onChanged, clear, ...line } = useUnits(product, {
    pricelist: chosenEntry(product, chosenFor)?.pricelist.id,
    enabled: true,
    kept: true,
  });
  return (
    <QuickOrder
      {...line}
      name={product.name}
      colours={toColours(product.variations)}
      sizes={product.sizes.map(({ name }) => name)}
      busy={busy}
      notice={notice}
      onAdd={({ variation }) =>
        onAdd({
          product,
          shown: variation,
          units: typed,
          seen,
          onChanged,
          onAdded: () => {
            clear();
            onClose();
          },
        })
      }
      onClose={onClose}
      labels={quickOrderLabels(intl)}
    />
  );
}

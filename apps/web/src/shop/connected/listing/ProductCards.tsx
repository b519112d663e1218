import { ProductCard } from '@vitrine/ui/commerce/catalogue/ProductCard';
import { ProductGrid } from '@vitrine/ui/commerce/catalogue/ProductGrid';
import { Fragment, useState } from 'react';
import type { WireProductCard } from '../../../shared/mappers/wire.ts';
import { useAddProduct } from '../cart/AddProduct.tsx';
import { OrderLine } from '../cart/OrderLine.tsx';
import { useProductCard } from './useProductCard.ts';

interface ProductCardsProps {
  products: readonly WireProductCard[];
  refreshing?: boolean;
  /** Each card names its brand and its delivery window, and shows prices of the list chosen for it. */
  hasSeveralBrands?: boolean;
  /** The list whose prices the products carry already. */
  pricelist?: number | null;
}

const FIRST_SCREEN = 4;

/** What the cards of a listing share. */
const useCardActions = () => {
  const [ordered, setOrdered] = useState<number | null>(null);
  const adding = useAddProduct();
  const close = (): void => setOrdered(null);
  /** Nobody but retailers may add (P-016). */
  const actionsOf = (product: WireProductCard) => {
    const { onAdd } = adding;
    if (!onAdd || product.is_out_of_stock) return undefined;
    const open = ordered === product.id;
    return {
      onAdd: () => onAdd({ product }),
      order: { open, onChange: (change: { open: boolean }) => setOrdered(change.open ? product.id : null) },
      line: open && (
        <OrderLine product={product} onAdd={onAdd} busy={adding.busy} notice={adding.notice} onClose={close} />
      ),
    };
  };
  return { actionsOf, notice: ordered === null && adding.notice, dialogs: adding.dialogs };
};

/** Products as cards. Retailers add them, or open the sizes of one to type units. */
export function ProductCards({ products, refreshing, hasSeveralBrands, pricelist }: ProductCardsProps) {
  const card = useProductCard();
  const { actionsOf, notice, dialogs } = useCardActions();
  const cardOf = (product: WireProductCard, index: number) => {
    const { line, ...actions } = actionsOf(product) ?? {};
    return (
      <Fragment key={product.id}>
        <ProductCard
          {...card(product, { pricelist, ofOneCollection: !hasSeveralBrands })}
          {...actions}
          brand={hasSeveralBrands ? product.seller : undefined}
          priority={index < FIRST_SCREEN}
        />
        {line}
      </Fragment>
    );
  };
  return (
    <>
      {notice}
      <ProductGrid refreshing={refreshing}>{products.map(cardOf)}</ProductGrid>
      {dialogs}
    </>
  );
}

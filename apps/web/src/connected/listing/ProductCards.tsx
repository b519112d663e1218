import { ProductCard } from '@vitrine/ui/commerce/catalogue/ProductCard';
import { ProductGrid } from '@vitrine/ui/commerce/catalogue/ProductGrid';
import { useIntl } from 'react-intl';
import { productCardLabels } from '../../mappers/labels/product.ts';
import { toPriceView, toProductCard } from '../../mappers/product.ts';
import type { WireProductCard } from '../../mappers/wire.ts';
import { useInCart } from '../cart/useInCart.ts';
import { useLocale } from '../useLocale.ts';
import { chosenEntry, useChosenPricelists } from './useChosenPricelists.ts';

interface ProductCardsProps {
  products: readonly WireProductCard[];
  refreshing?: boolean;
  /** Absent for whoever may not buy (P-016). */
  onAdd?: (product: WireProductCard) => void;
  /** Id of the product that is being added. */
  adding?: number;
  /** Each card names its brand, and shows prices of the list chosen for it. */
  hasSeveralBrands?: boolean;
  /** The list whose prices the products carry already. */
  pricelist?: number | null;
}

const FIRST_SCREEN = 4;

/** Products as cards. */
export function ProductCards({ products, refreshing, onAdd, adding, hasSeveralBrands, pricelist }: ProductCardsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const labels = productCardLabels(intl);
  const { chosenFor } = useChosenPricelists();
  const inCart = useInCart();
  const priceOf = (product: WireProductCard) =>
    toPriceView((pricelist ? undefined : chosenEntry(product, chosenFor)) ?? product, locale);
  return (
    <ProductGrid refreshing={refreshing}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          {...toProductCard(product, locale)}
          brand={hasSeveralBrands ? product.seller : undefined}
          price={priceOf(product)}
          inCart={inCart(product.id)}
          priority={index < FIRST_SCREEN}
          onAdd={onAdd && !product.is_out_of_stock ? () => onAdd(product) : undefined}
          adding={adding === product.id}
          labels={labels}
        />
      ))}
    </ProductGrid>
  );
}

import { ProductCard } from '@vitrine/ui/commerce/catalogue/ProductCard';
import { ProductGrid } from '@vitrine/ui/commerce/catalogue/ProductGrid';
import { useIntl } from 'react-intl';
import { productCardLabels } from '../../mappers/labels/product.ts';
import { toProductCard } from '../../mappers/product.ts';
import type { WireProductCard } from '../../mappers/wire.ts';
import { useLocale } from '../useLocale.ts';

interface ProductCardsProps {
  products: readonly WireProductCard[];
  refreshing?: boolean;
  /** Absent for whoever may not buy (P-016). */
  onAdd?: (product: WireProductCard) => void;
  /** Id of the product that is being added. */
  adding?: number;
}

const FIRST_SCREEN = 4;

/** Products as cards. */
export function ProductCards({ products, refreshing, onAdd, adding }: ProductCardsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const labels = productCardLabels(intl);
  return (
    <ProductGrid refreshing={refreshing}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          {...toProductCard(product, locale)}
          priority={index < FIRST_SCREEN}
          onAdd={onAdd && !product.is_out_of_stock ? () => onAdd(product) : undefined}
          adding={adding === product.id}
          labels={labels}
        />
      ))}
    </ProductGrid>
  );
}

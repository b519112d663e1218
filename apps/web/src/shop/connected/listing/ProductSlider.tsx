import { ProductCard } from '@vitrine/ui/commerce/catalogue/ProductCard';
import { Section } from '@vitrine/ui/foundation';
import { HomeSlider } from '@vitrine/ui/sections/HomeSlider';
import { useIntl } from 'react-intl';
import { carouselLabels } from '../../../shared/mappers/labels/media.ts';
import type { WireProductCard } from '../../../shared/mappers/wire.ts';
import { useAddProduct } from '../cart/AddProduct.tsx';
import { useProductCard } from './useProductCard.ts';

/** Products of several brands in a slider. Only retailers can add them to a cart. */
export function ProductSlider({ title, products }: { title: string; products: readonly WireProductCard[] }) {
  const intl = useIntl();
  const { onAdd, notice, dialogs } = useAddProduct();
  const card = useProductCard();
  return (
    <>
      {notice && <Section space="below">{notice}</Section>}
      <HomeSlider title={title} labels={carouselLabels(intl)}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            {...card(product)}
            brand={product.seller}
            onAdd={onAdd && !product.is_out_of_stock ? () => onAdd({ product }) : undefined}
          />
        ))}
      </HomeSlider>
      {dialogs}
    </>
  );
}

import { ProductCard } from '@vitrine/ui/commerce/catalogue/ProductCard';
import { Section } from '@vitrine/ui/foundation';
import { HomeSlider } from '@vitrine/ui/sections/HomeSlider';
import { useIntl } from 'react-intl';
import { carouselLabels } from '../../mappers/labels/media.ts';
import { productCardLabels } from '../../mappers/labels/product.ts';
import { toPriceView, toProductCard } from '../../mappers/product.ts';
import type { WireProductCard } from '../../mappers/wire.ts';
import { useSession } from '../../queries/services.ts';
import { useAddProduct } from '../cart/AddProduct.tsx';
import { useLocale } from '../useLocale.ts';
import { chosenEntry, useChosenPricelists } from './useChosenPricelists.ts';
import { useFavorites } from './useFavorites.ts';

/** Products of several brands in a slider. Only retailers can add them to a cart. */
export function ProductSlider({ title, products }: { title: string; products: readonly WireProductCard[] }) {
  const intl = useIntl();
  const { user } = useSession();
  const locale = useLocale();
  const { onAdd, notice, dialogs } = useAddProduct();
  const { chosenFor } = useChosenPricelists();
  const favorite = useFavorites();
  return (
    <>
      {notice && <Section space="below">{notice}</Section>}
      <HomeSlider title={title} labels={carouselLabels(intl)}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            {...toProductCard(product, locale)}
            price={toPriceView(chosenEntry(product, chosenFor) ?? product, locale)}
            brand={product.seller}
            favorite={favorite(product.id)}
            onAdd={onAdd && !product.is_out_of_stock ? () => onAdd({ product }) : undefined}
            labels={productCardLabels(intl, user)}
          />
        ))}
      </HomeSlider>
      {dialogs}
    </>
  );
}

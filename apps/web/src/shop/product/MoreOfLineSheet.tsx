import { useQuery } from '@tanstack/react-query';
import { ProductCard } from '@vitrine/ui/commerce/catalogue/ProductCard';
import { Carousel } from '@vitrine/ui/components/Carousel';
import { SectionHead } from '@vitrine/ui/components/SectionHead';
import { Stack } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { useProductCard } from '../connected/listing/useProductCard.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { carouselLabels } from '../../shared/mappers/labels/media.ts';
import type { WireProduct } from '../../shared/mappers/wire.ts';
import { useServices } from '../../shared/queries/services.ts';

/** Other products of the same line sheet, with prices of the list that was chosen for the brand (D-101). */
export function MoreOfLineSheet({ product }: { product: WireProduct }) {
  const intl = useIntl();
  const t = useTranslate();
  const { queries } = useServices();
  const card = useProductCard();
  const { data } = useQuery(queries.products.list({ collections: String(product.collection.id) }));
  const others = data?.results.filter(({ id }) => id !== product.id) ?? [];
  if (others.length === 0) return null;
  const title = t('product.fromThisLineSheet');
  return (
    <Stack space="xxs">
      <SectionHead title={title} level={2} size="md" />
      <Carousel label={title} preset="brandArea" labels={carouselLabels(intl)}>
        {others.map((other) => (
          <ProductCard key={other.id} {...card(other, { ofOneCollection: true })} />
        ))}
      </Carousel>
    </Stack>
  );
}

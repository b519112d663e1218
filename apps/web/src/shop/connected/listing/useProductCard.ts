import type { ProductCardProps } from '@vitrine/ui/commerce/catalogue/ProductCard';
import { useIntl } from 'react-intl';
import { productCardLabels } from '../../../shared/mappers/labels/product.ts';
import { toPriceView, toProductCard } from '../../mappers/product.ts';
import type { WireProductCard } from '../../../shared/mappers/wire.ts';
import { useSession } from '../../../shared/queries/services.ts';
import { useInCart } from '../cart/useInCart.ts';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useShipping } from '../../../shared/connected/useShipping.ts';
import { chosenEntry, useChosenPricelists } from './useChosenPricelists.ts';
import { useCompared } from './useCompared.ts';
import { useFavorites } from './useFavorites.ts';
import { usePrefetch } from './usePrefetch.ts';

/**
 * What the card of a product shows wherever it stands: the price of the list chosen for its brand (D-101), the units in the cart, the heart and
 * the tick to compare.
 */
export const useProductCard = () => {
  const intl = useIntl();
  const { user } = useSession();
  const locale = useLocale();
  const { chosenFor } = useChosenPricelists();
  const inCart = useInCart();
  const favorite = useFavorites();
  const { mark } = useCompared();
  const prefetch = usePrefetch();
  const shipping = useShipping();
  const labels = productCardLabels(intl, user);
  /** With `pricelist`, the product carries the prices of that list already. The heading of one collection has its delivery window. */
  return (
    product: WireProductCard,
    { pricelist, ofOneCollection = false }: { pricelist?: number | null | undefined; ofOneCollection?: boolean } = {},
  ): ProductCardProps => ({
    ...toProductCard(product, locale),
    price: toPriceView((pricelist ? undefined : chosenEntry(product, chosenFor)) ?? product, locale),
    shipping: ofOneCollection ? shipping.inWindow(product) : shipping.all(product),
    inCart: inCart(product.id),
    favorite: favorite(product.id),
    compare: mark(product.id),
    onApproach: () => prefetch.product(product.id),
    labels,
  });
};

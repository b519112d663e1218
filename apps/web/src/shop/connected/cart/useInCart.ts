import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { CartPage } from '../../../shared/queries/cart.ts';
import { useServices, useSession } from '../../../shared/queries/services.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** Units of each product in the open carts that have been read, by its id. */
const unitsByProduct = ({ pages }: InfiniteData<CartPage>): ReadonlyMap<number, number> => {
  const units = new Map<number, number>();
  const open = pages.flatMap(({ results }) => results).filter(({ status }) => status === 'o');
  for (const { id, variations } of open.flatMap(({ collections }) => collections.flatMap(({ products }) => products))) {
    const here = variations.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
    units.set(id, (units.get(id) ?? 0) + here);
  }
  return units;
};

/** Says of a product that it is in the cart, and with how many units. For retailers alone (P-062); the header has read the carts. */
export const useInCart = (): ((product: number) => string | null) => {
  const t = useTranslate();
  const { queries } = useServices();
  const { user } = useSession();
  const { data } = useInfiniteQuery({
    ...queries.cart.pages(),
    enabled: user?.entity_stype === 'buyer',
    select: unitsByProduct,
  });
  return (product) => {
    const count = data?.get(product);
    return count === undefined ? null : t('product.inCart', { count });
  };
};

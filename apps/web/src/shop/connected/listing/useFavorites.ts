import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import type { ProductMark } from '@vitrine/ui/commerce/catalogue/ProductCard';
import { favoriteKeys, favoriteQueries } from '../../queries/favorites.ts';
import { useServices, useSession } from '../../../shared/queries/services.ts';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface Change {
  product: number;
  on: boolean;
}

/** The ids after a change that the server has not answered yet. */
const changed = (ids: readonly number[] = [], { product, on }: Change): number[] => {
  const others = ids.filter((id) => id !== product);
  return on ? [product, ...others] : others;
};

/** Whether a product is a favourite of the company, and how to change that; undefined for others than retailers. */
export const useFavorites = (): ((product: number) => ProductMark | undefined) => {
  const t = useTranslate();
  const show = useToast();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const isBuyer = useSession().user?.entity_stype === 'buyer';
  const { data: ids } = useQuery({ ...favoriteQueries(client).ids(), enabled: isBuyer });
  const { mutate } = useMutation({
    mutationFn: async ({ product, on }: Change) =>
      (await client.favorites[on ? 'add' : 'remove']({ params: { id: product } })).data.data,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: favoriteKeys.ids });
      queryClient.setQueryData<number[]>(favoriteKeys.ids, (known) => changed(known, change));
    },
    onError: (error, { product, on }) => {
      queryClient.setQueryData<number[]>(favoriteKeys.ids, (known) => changed(known, { product, on: !on }));
      const reason = error instanceof ApiError ? error.message : t('app.error.offline');
      show({ tone: 'critical', message: t('favorite.failed', { reason }) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: favoriteKeys.all }),
  });
  return (product) =>
    isBuyer && ids ? { on: ids.includes(product), onChange: ({ on }) => mutate({ product, on }) } : undefined;
};

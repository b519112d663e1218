import { useQuery, useQueryClient } from '@tanstack/react-query';
import { productLimits } from '@vitrine/api/rules';
import type { ProductMark } from '@vitrine/ui/commerce/catalogue/ProductCard';
import { useServices } from '../../../shared/queries/services.ts';

const queryKey = ['compared-products'];

/** The products that are ticked to be compared. The browser keeps them until the session ends; every screen reads the same. */
export const useCompared = () => {
  const { storage } = useServices();
  const queryClient = useQueryClient();
  const read = (): readonly number[] => storage.getJson<number[]>('compared') ?? [];
  const { data: ids } = useQuery({ queryKey, queryFn: read, initialData: read, staleTime: Infinity });
  const keep = (next: readonly number[]): void => {
    storage.setJson('compared', next.length > 0 ? next : null);
    queryClient.setQueryData(queryKey, next);
  };
  const mark = (product: number): ProductMark => {
    const on = ids.includes(product);
    return {
      on,
      disabled: !on && ids.length >= productLimits.compared,
      onChange: (change) => keep(change.on ? [...read(), product] : read().filter((id) => id !== product)),
    };
  };
  return { ids, mark, keep };
};

import { useQueryClient } from '@tanstack/react-query';
import type { CollectionProduct } from '@vitrine/api/client';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { inOrder, movedTo } from './productOrder.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { useAskBeforeForgetting } from '../../parts/form/useAskBeforeLeaving.ts';
import { brandOfficeQueries } from '../../parts/queries/brandOffice.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';
import { useReadShopAgain } from './useCollectionForm.ts';

const idsOf = (products: readonly CollectionProduct[]): number[] => products.map(({ id }) => id);

/** The products of a collection as they were moved, and how their order is saved over the one that was seen. */
export const useProductOrder = (collection: number, products: readonly CollectionProduct[]) => {
  const t = useTranslate();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = useQueriesOf(brandOfficeQueries).collectionProducts(collection);
  const readShopAgain = useReadShopAgain();
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const shown = chosen ? inOrder(products, chosen) : products;
  const { act, ...action } = useStaffAction({
    run: async () => {
      const body = { products: idsOf(shown), seen: idsOf(products) };
      return (await client.brandCollections.setOrder({ params: { id: collection }, body })).data.data;
    },
    done: () => t('office.order.saved'),
    onDone: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      setChosen(null);
      readShopAgain();
    },
    changes: queryKey,
  });
  const isMoved = chosen !== null && idsOf(shown).join() !== idsOf(products).join();
  useAskBeforeForgetting(isMoved);
  return {
    ...action,
    shown,
    isMoved,
    move: (id: number, place: number) => setChosen(movedTo(idsOf(shown), id, place)),
    reset: () => setChosen(null),
    save: () => act(),
  };
};

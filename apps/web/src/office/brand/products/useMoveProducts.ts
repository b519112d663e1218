import type { BrandProductRow, ProductMove } from '@vitrine/api/client';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { catalogueKeys } from '../../parts/queries/catalogue.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

const turned = (moves: readonly ProductMove[]): ProductMove[] =>
  moves.map(({ id, from, to }) => ({ id, from: to, to: from }));

/** Archives, brings back or moves products in one call. *Undo* makes the same call the other way round. */
export const useMoveProducts = (products: readonly BrandProductRow[], onDone: () => void) => {
  const t = useTranslate();
  const toast = useToast();
  const { client } = useServices();
  const call = async (moves: ProductMove[]) => {
    await client.brandProducts.changeMany({ body: { products: moves } });
  };
  const back = useStaffAction({
    run: call,
    done: (_none, moves) => t('catalogue.many.undone', { count: moves.length }),
    changes: catalogueKeys.products,
  });
  const { act, ...action } = useStaffAction({
    run: call,
    onDone: (_none, moves) => {
      onDone();
      toast({
        message: t('catalogue.many.done', { count: moves.length }),
        action: { label: t('admin.undo'), onPress: () => back.act(turned(moves)) },
      });
    },
    changes: catalogueKeys.products,
  });
  const move = (to: Partial<ProductMove['to']>): void =>
    act(
      products.map(({ id, is_active, collection }) => {
        const from = { is_active, collection_id: collection.id };
        return { id, from, to: { ...from, ...to } };
      }),
    );
  return { ...action, move, problem: action.problem ?? back.problem };
};

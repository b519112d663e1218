import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { useServices, useSession } from '../../../shared/queries/services.ts';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { chosenKey, readLists, showLists } from './chosenPricelists.ts';

interface Choice {
  brand: string;
  /** Null forgets the choice. */
  id: number | null;
}

const NOT_FOUND = 404;

/** Choosing the price list of a brand: at once in this browser, and for the whole company on the server (D-101). */
export const useChoosePricelist = () => {
  const t = useTranslate();
  const show = useToast();
  const services = useServices();
  const { client, storage, queryClient } = services;
  const isBuyer = useSession().user?.entity_stype === 'buyer';
  const showOne = ({ brand, id }: Choice): void => {
    const { [brand]: _, ...others } = readLists(storage);
    showLists(services, id === null ? others : { ...others, [brand]: id });
  };
  const { mutate: keep } = useMutation({
    scope: { id: 'chosen-pricelists' },
    mutationFn: ({ brand, id }: Choice) =>
      id === null
        ? client.chosenPricelists.forget({ params: { slug: brand } })
        : client.chosenPricelists.choose({ params: { slug: brand }, body: { pricelist_id: id } }),
    onError: (error, { brand }) => {
      // Where the server keeps no choices, or is out of reach, the browser's own counts.
      if (!(error instanceof ApiError) || error.status === NOT_FOUND) return;
      showOne({ brand, id: null });
      show({ tone: 'critical', message: error.message });
      void queryClient.invalidateQueries({ queryKey: chosenKey });
    },
  });
  const change = (choice: Choice): void => {
    storage.set('pricelist', choice.id === null ? null : String(choice.id));
    if (isBuyer) void queryClient.cancelQueries({ queryKey: chosenKey });
    showOne(choice);
    if (isBuyer) keep(choice);
  };
  return {
    choose: (brand: string, id: number): void => change({ brand, id }),
    forget: (brand: string): void => change({ brand, id: null }),
    /** Says that the prices have changed, and offers to go back to the list before. */
    offerUndo: (name: string, undo: () => void): void =>
      show({
        message: t('brand.pricelistChanged', { name }),
        action: { label: t('brand.pricelistUndo'), onPress: undo },
      }),
  };
};

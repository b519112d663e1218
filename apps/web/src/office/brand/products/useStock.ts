import { useQueryClient } from '@tanstack/react-query';
import type { ProductStock } from '@vitrine/api/client';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { changesIn, pasteInto, type StockDraft } from '../mappers/stockDraft.ts';
import { catalogueKeys } from '../../parts/queries/catalogue.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useAskBeforeForgetting } from '../../parts/form/useAskBeforeLeaving.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

/** What is typed into the stock of a product, its steps back, and how it is saved. */
export const useStock = (id: number, stock: ProductStock) => {
  const t = useTranslate();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [steps, setSteps] = useState<readonly StockDraft[]>([]);
  const [draft, setDraft] = useState<StockDraft>(new Map());
  const [cut, setCut] = useState(0);
  const { wrong, changes } = changesIn(stock, draft);
  useAskBeforeForgetting(draft.size > 0);
  const { act, isBusy, problem } = useStaffAction({
    run: async () => (await client.brandStock.save({ params: { id }, body: { changes } })).data.data,
    done: () => t('catalogue.stock.saved'),
    onDone: (saved) => {
      queryClient.setQueryData(catalogueKeys.stock(id), saved);
      setDraft(new Map());
      setSteps([]);
    },
    changes: catalogueKeys.stock(id),
  });
  const step = (next: StockDraft, lost = 0) => {
    setSteps((before) => [...before, draft]);
    setDraft(next);
    setCut(lost);
  };
  return {
    draft,
    wrong,
    count: changes.length,
    cut,
    problem,
    isBusy,
    save: () => act(),
    type: (key: string, text: string) => step(new Map(draft).set(key, text)),
    /** True when the text was a block of cells; one value is the field's own to take. */
    paste: (key: string, text: string): boolean => {
      const pasted = pasteInto(stock, draft, key, text);
      if (pasted.isBlock) step(pasted.draft, pasted.cut);
      return pasted.isBlock;
    },
    undo:
      steps.length === 0
        ? undefined
        : () => {
            setDraft(steps.at(-1) ?? new Map());
            setSteps(steps.slice(0, -1));
            setCut(0);
          },
  };
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type StockRow } from '@vitrine/api/client';
import type { CellChoice, CellEdit } from '@vitrine/ui/components/DataGrid';
import { useMemo, useState } from 'react';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import * as sheets from './stockSheet/sheet.ts';
import type { StockLine } from './stockSheet/sheet.ts';
import { catalogueKeys } from '../../parts/queries/catalogue.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { cellsIn, saveParts } from '../../parts/form/saveParts.ts';
import { unsavedBefore, useUnsaved } from '../../parts/form/useUnsaved.ts';

/** The rows of a window with what is written over them, and how it is saved. */
export const useStockSheet = (rows: readonly StockRow[], isAll: boolean) => {
  const t = useTranslate();
  const toast = useToast();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [before] = useState(() => unsavedBefore<StockLine>(queryClient, catalogueKeys.unsavedStock));
  const [sheet, setSheet] = useState(() => sheets.newSheet(rows, before));
  const unsaved = useMemo(() => {
    // What is not among all rows was archived or removed.
    const others = isAll ? [] : before.filter(({ row }) => !sheet.has(sheets.idOf(row)));
    return [...others, ...sheets.unsavedIn(sheet)];
  }, [before, sheet, isAll]);
  useUnsaved(catalogueKeys.unsavedStock, unsaved);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (lines: readonly StockLine[]) =>
      saveParts({
        parts: sheets.changesIn(lines),
        save: async (cells) => (await client.brandStock.saveCells({ body: { cells } })).data.data,
        onPart: (saved) => setSheet((now) => sheets.withSaved(now, saved)),
      }),
    onSuccess: (count) => toast({ tone: 'positive', message: t('catalogue.grid.saved', { count }) }),
    onError: (refusal) => {
      if (!(refusal instanceof ApiError)) return;
      if (refusal.status === 409) setSheet((now) => sheets.withTheirs(now, cellsIn(refusal)));
      if (refusal.status === 422) setSheet((now) => sheets.withRefused(now, cellsIn(refusal)));
    },
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [first, second] }) =>
          String(first).startsWith('product') || (first === catalogueKeys.all[0] && second === 'products'),
      }),
  });
  const isAnswered = error instanceof ApiError && error.status < 500;
  return {
    sheet,
    unsaved: sheets.countUnsaved(unsaved),
    edit: ({ edits }: { edits: readonly CellEdit[] }) => setSheet((now) => sheets.withEdits(now, edits)),
    choose: ({ choices }: { choices: readonly CellChoice[] }) => setSheet((now) => sheets.withChoices(now, choices)),
    save: mutate,
    isBusy: isPending,
    problem: error ? (isAnswered ? error.message : t('admin.failed')) : undefined,
  };
};

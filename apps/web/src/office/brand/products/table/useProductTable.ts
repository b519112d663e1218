import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type ProductCells } from '@vitrine/api/client';
import { useMemo, useState } from 'react';
import { useToast } from '../../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../../shared/connected/useTranslate.ts';
import { changesIn } from '../../mappers/productTable/changes.ts';
import type { Table, TableRow } from '../../mappers/productTable/rows.ts';
import * as sheets from '../../mappers/productTable/table.ts';
import { catalogueKeys } from '../../../parts/queries/catalogue.ts';
import { useServices } from '../../../../shared/queries/services.ts';
import { cellsIn, saveParts } from '../../../parts/form/saveParts.ts';
import { unsavedBefore, useUnsaved } from '../../../parts/form/useUnsaved.ts';

/** The products of the brand with what is written over them, and how it is saved. */
export const useProductTable = (products: readonly ProductCells[], table: Table) => {
  const t = useTranslate();
  const toast = useToast();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [sheet, setSheet] = useState(() =>
    sheets.newSheet(products, table, unsavedBefore<TableRow>(queryClient, catalogueKeys.unsaved)),
  );
  useUnsaved(
    catalogueKeys.unsaved,
    useMemo(() => sheets.unsavedIn(sheet), [sheet]),
  );
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      saveParts({
        parts: changesIn(sheet, table),
        save: async (cells) => (await client.brandCells.save({ body: { cells } })).data.data,
        onPart: (rows) => setSheet((before) => sheets.withSaved(before, rows, table)),
      }),
    onSuccess: (count) => toast({ tone: 'positive', message: t('catalogue.grid.saved', { count }) }),
    onError: (refusal) => {
      if (!(refusal instanceof ApiError)) return;
      if (refusal.status === 409) setSheet((before) => sheets.withTheirs(before, cellsIn(refusal), table));
      if (refusal.status === 422) setSheet((before) => sheets.withRefused(before, cellsIn(refusal), table));
    },
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [first, second] }) =>
          String(first).startsWith('product') || (first === catalogueKeys.all[0] && second === 'products'),
      }),
  });
  const isAnswered = error instanceof ApiError && error.status < 500;
  return {
    rows: sheet.shown,
    edit: (event: { edits: Parameters<typeof sheets.withEdits>[1] }) =>
      setSheet((before) => sheets.withEdits(before, event.edits, table)),
    choose: (event: { choices: Parameters<typeof sheets.withChoices>[1] }) =>
      setSheet((before) => sheets.withChoices(before, event.choices, table)),
    save: () => mutate(),
    isBusy: isPending,
    problem: error ? (isAnswered ? error.message : t('admin.failed')) : undefined,
  };
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type CatalogueImport, type Client, type SheetReport } from '@vitrine/api/client';
import { useState } from 'react';
import { followJob, JobFailed } from '../../../shared/connected/documents/followJob.ts';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { catalogueKeys } from '../../parts/queries/catalogue.ts';
import { useServices } from '../../../shared/queries/services.ts';

/** A file, and what its columns hold if somebody has said so. */
interface Sent {
  file: File;
  uses?: string[];
  /** The sheet of the file that somebody has chosen. */
  sheet?: string;
}

export interface Checked {
  /** Of the check; it is named to apply the file. */
  job: number;
  file: string;
  report: SheetReport;
  /** Somebody wants to say again what its columns hold. */
  isAsking?: boolean;
}

/** Follows a job to its end; gives what it found out. */
const followReport = async (
  client: Client,
  id: number,
  onProgress: (progress: number) => void,
): Promise<SheetReport> => {
  const { data } = await followJob(client, id, { onProgress });
  if (!data) throw new JobFailed();
  return data as SheetReport;
};

/** A spreadsheet of the catalogue: checked, looked at, then written as a whole. */
export const useSheetImport = () => {
  const t = useTranslate();
  const { client } = useServices();
  const show = useToast();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(0);
  const [checked, setChecked] = useState<Checked>();
  const [sent, setSent] = useState<Sent>();
  const [applied, setApplied] = useState<SheetReport>();
  const explain = (error: Error | null): string | undefined => {
    if (error === null) return undefined;
    if (error instanceof JobFailed) return error.message || t('catalogue.sheet.stopped');
    return error instanceof ApiError && (error.status < 500 || error.isBusy)
      ? (Object.values(error.fields)[0]?.[0] ?? error.message)
      : t('catalogue.sheet.stopped');
  };
  const check = useMutation({
    mutationFn: async ({ file, uses, sheet }: Sent): Promise<Checked> => {
      setProgress(0);
      setSent({ file, ...(sheet !== undefined && { sheet }) });
      if (!uses && sheet === undefined) setChecked(undefined);
      setApplied(undefined);
      const { job } = (
        await client.brandSheets.check({ body: { file, ...(uses && { uses }), ...(sheet !== undefined && { sheet }) } })
      ).data.data;
      return { job, file: file.name, report: await followReport(client, job, setProgress) };
    },
    onSuccess: setChecked,
  });
  const undo = useMutation({
    mutationFn: async ({ id, file }: Pick<CatalogueImport, 'id' | 'file'>): Promise<Checked> => {
      setProgress(0);
      setSent(undefined);
      setChecked(undefined);
      setApplied(undefined);
      const { job } = (await client.brandSheets.undo({ params: { import: id } })).data.data;
      return { job, file, report: await followReport(client, job, setProgress) };
    },
    onSuccess: setChecked,
  });
  const forget = useMutation({
    mutationFn: async ({ report, ...of }: Checked): Promise<Checked> => {
      const { layout } = report;
      if (!layout || layout.id === null) return { report, ...of };
      await client.brandSheets.forgetLayout({ params: { layout: layout.id } });
      show({ message: t('import.layout.forgotten') });
      return { ...of, report: { ...report, layout: { ...layout, id: null, state: 'read' } } };
    },
    onSuccess: setChecked,
  });
  const apply = useMutation({
    mutationFn: async ({ job }: Checked) => {
      setProgress(0);
      const { data } = (await client.brandSheets.apply({ body: { job } })).data;
      return followReport(client, data.job, setProgress);
    },
    onSuccess: (report) => {
      setApplied(report);
      setChecked(undefined);
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: catalogueKeys.all });
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('product') });
    },
  });
  return {
    step:
      check.isPending || undo.isPending ? ('checking' as const) : apply.isPending ? ('applying' as const) : undefined,
    progress,
    checked,
    applied,
    problem: explain(check.error) ?? explain(undo.error) ?? explain(forget.error) ?? explain(apply.error),
    check: (file: File) => {
      apply.reset();
      undo.reset();
      check.mutate({ file });
    },
    undo: (written: CatalogueImport) => {
      apply.reset();
      check.reset();
      undo.mutate(written);
    },
    checkSheet: (sheet: string) => sent && check.mutate({ ...sent, sheet }),
    checkColumns: (uses: string[]) => sent && check.mutate({ ...sent, uses }),
    askColumns: () => checked && setChecked({ ...checked, isAsking: true }),
    forgetColumns: () => checked && forget.mutate(checked),
    apply: () => checked && apply.mutate(checked),
  };
};

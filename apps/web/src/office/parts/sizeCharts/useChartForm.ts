import { useQueryClient } from '@tanstack/react-query';
import type { BrandSizeChart } from '@vitrine/api/client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import {
  chartWords,
  draftOf,
  inputOf,
  newDraft,
  runsOf,
  type ChartSize,
  type SizeChartDraft,
} from './sizeChartDraft.ts';
import { catalogueKeys } from '../queries/catalogue.ts';
import { useTheirs } from '../form/useTheirs.ts';
import { useStaffAction } from '../useStaffAction.ts';
import type { ChartDesk } from './desk.ts';

/** Products of the shop in this browser show the chart, and forms of products choose among charts. */
export const useRefreshProducts = () => {
  const queryClient = useQueryClient();
  return (): void => {
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('product') });
    void queryClient.invalidateQueries({ queryKey: catalogueKeys.choices });
  };
};

interface Known {
  sizes: readonly ChartSize[];
  desk: ChartDesk;
}

/** The form of a size chart: what is typed, and how it is saved. `theirs` is what somebody else has saved meanwhile. */
export const useChartForm = (chart: BrandSizeChart | undefined, { sizes: known, desk }: Known) => {
  const t = useTranslate();
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refreshProducts = useRefreshProducts();
  const [draft, setDraft] = useState<SizeChartDraft>(() => (chart ? draftOf(chart, locale) : newDraft(known)));
  const [kept, setKept] = useState(draft);
  const [seen, setSeen] = useState(chart);
  const { theirs, notice, forgetTheirs } = useTheirs<BrandSizeChart>();
  const runs = runsOf(known);
  const sizes = runs.find(({ run }) => run === draft.run)?.sizes ?? [];
  const send = async (version: number): Promise<BrandSizeChart> => {
    const body = inputOf(draft, sizes, locale);
    if (!chart) return (await desk.calls.add({ body })).data.data;
    const params = { id: chart.id };
    return (await desk.calls.save({ params, body: { ...body, seen: version } })).data.data;
  };
  const show = (saved: BrandSizeChart): void => {
    queryClient.setQueryData(desk.keys.one(saved.id), saved);
    const shown = draftOf(saved, locale);
    setDraft(shown);
    setKept(shown);
    setSeen(saved);
    forgetTheirs();
  };
  const action = useStaffAction({
    run: (version: number) => send(version).catch(notice),
    done: () => t('catalogue.chart.saved'),
    onDone: (saved) => {
      show(saved);
      refreshProducts();
      if (!chart) void navigate(paths.admin(`${desk.path}/${saved.id}`));
    },
    changes: desk.keys.list,
  });
  return {
    ...action,
    draft,
    runs,
    sizes,
    change: (parts: Partial<SizeChartDraft>) => setDraft({ ...draft, ...parts }),
    save: () => action.act(seen?.version ?? 0),
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(kept),
    theirs,
    /** What both have, in words. */
    compared: theirs && { theirs: chartWords(draftOf(theirs, locale), known), mine: chartWords(draft, known) },
    overwrite: () => action.act(theirs?.version ?? 0),
    takeTheirs: () => {
      if (theirs) show(theirs);
      action.forget();
    },
  };
};

export type ChartForm = ReturnType<typeof useChartForm>;

import { useQuery } from '@tanstack/react-query';
import { parseIds } from '@vitrine/api/rules';
import type { BarFilter } from '@vitrine/ui/commerce/catalogue/FilterBar';
import { useQuerySearch } from '../../shared/connected/useQuerySearch.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useServices } from '../../shared/queries/services.ts';

/** SEGMENTS and CATEGORIES, which the address keeps as lists of ids. */
export const useSegmentFilters = (segmentId: number) => {
  const t = useTranslate();
  const { queries } = useServices();
  const { search, change } = useQuerySearch();
  const { data, isError, isFetching, refetch } = useQuery(queries.events.filterOptions(segmentId));
  const without = isError && !isFetching ? 'error' : 'loading';
  const filterOf = (id: 'segments' | 'categories'): BarFilter => ({
    id,
    label: t(`directory.${id}`),
    options: (data?.[id] ?? []).map((option) => ({ id: String(option.id), label: option.name })),
    value: parseIds(search.get(id)).map(String),
    status: data ? 'ready' : without,
    onRetry: () => void refetch(),
  });
  const filters = [filterOf('segments'), filterOf('categories')];
  const [segments, categories] = filters.map(({ value }) => value.join(',') || undefined);
  return {
    filters,
    query: { segments, categories },
    isFiltered: segments !== undefined || categories !== undefined,
    change: ({ filter, ids }: { filter: string; ids: string[] }) => change({ [filter]: ids.join(',') }),
    clear: () => change({ segments: null, categories: null }),
  };
};

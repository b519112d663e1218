import { delays } from '@vitrine/api/rules';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useDebounced } from '../../shared/connected/useDebounced.ts';
import { useQuerySearch } from '../../shared/connected/useQuerySearch.ts';
import { useServices } from '../../shared/queries/services.ts';
import type { DirectoryFilters } from '../../shared/queries/brands.ts';

/** Query names of the address; `events` becomes the API's `showroom` (D-011). */
const FILTERS = ['segments', 'categories', 'events'] as const;
export type FilterName = (typeof FILTERS)[number];

const idsOf = (search: URLSearchParams, name: string): string[] =>
  (search.get(name) ?? '').split(',').filter((id) => /^\d+$/.test(id));

/** What the address says of the directory, and how to change it. */
export const useDirectory = () => {
  const { queries } = useServices();
  const { segment: slug } = useParams();
  const { search, change } = useQuerySearch();
  const { data: segments } = useQuery(queries.landing.segments());
  const ofPath = segments?.find((segment) => segment.slug === slug);
  const chosen = Object.fromEntries(FILTERS.map((name) => [name, idsOf(search, name)])) as Record<FilterName, string[]>;
  const inForce = {
    ...chosen,
    segments: ofPath ? [...new Set([String(ofPath.id), ...chosen.segments])] : chosen.segments,
  };
  const text = useDebounced(search.get('search') ?? '', delays.brandSearch);
  const filters: DirectoryFilters = {
    search: text || undefined,
    segments: inForce.segments.join(',') || undefined,
    categories: inForce.categories.join(',') || undefined,
    showroom: inForce.events.join(',') || undefined,
  };
  const isFiltered = Object.values(filters).some(Boolean);
  const isAz = search.get('az') === 'true';
  const onlyActive = search.get('active') === 'true';
  return {
    segment: ofPath,
    text: search.get('search') ?? '',
    chosen: inForce,
    filters,
    isFiltered,
    onlyActive,
    isAz,
    showsAll: isAz || onlyActive || isFiltered,
    change,
  };
};

export type Directory = ReturnType<typeof useDirectory>;

import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstPage } from '../mappers/brand.ts';
import type { WireBrand } from '../../shared/mappers/wire.ts';
import { DIRECTORY_PAGE } from '../../shared/queries/brands.ts';
import type { DirectoryFilters } from '../../shared/queries/brands.ts';
import { useServices } from '../../shared/queries/services.ts';

const nothing = { data: [], letters: [] };

/** Exactly `length` brands; null for one that is not loaded yet. */
const padded = (length: number, brands: readonly WireBrand[] = []): (WireBrand | null)[] =>
  Array.from({ length }, (_, place) => brands[place] ?? null);

/** All brands under the filters, in order: the first page, and each other one once it is near. What was read before is there at once. */
export const usePages = (filters: DirectoryFilters, enabled = true) => {
  const { queries } = useServices();
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const idOf = (page: number): string => JSON.stringify([filters, page]);
  const first = useQuery({ ...queries.brands.directory(filters), placeholderData: keepPreviousData, enabled });
  const { brands, letters, selling } = firstPage(first.data ?? nothing, filters.active);
  const named = letters.reduce((sum, letter) => sum + letter.count, 0);
  const count = named + selling;
  const others = Math.ceil(Math.max(0, count - brands.length) / DIRECTORY_PAGE);
  const pages = Array.from({ length: others }, (_, index) => index + 2);
  const read = useQueries({
    queries: pages.map((page) => ({
      ...queries.brands.directory(filters, page),
      enabled: !first.isPlaceholderData && wanted.has(idOf(page)),
    })),
  });
  const rest = read.flatMap(({ data }, index) =>
    padded(Math.min(DIRECTORY_PAGE, count - (index + 1) * DIRECTORY_PAGE), data?.data),
  );
  return {
    isPending: first.isLoading,
    isAnswered: first.data !== undefined,
    letters,
    /** How many were found by their name. They come first, under their letters. */
    named,
    brands: [...brands, ...rest],
    onNear: ({ places }: { places: number[] }): void => {
      const near = places.map((place) => idOf(Math.floor(place / DIRECTORY_PAGE) + 1));
      if (near.some((id) => !wanted.has(id))) setWanted(new Set([...wanted, ...near]));
    },
  };
};

export type Pages = ReturnType<typeof usePages>;

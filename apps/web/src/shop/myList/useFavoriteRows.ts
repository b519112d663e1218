import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { favoriteQueries } from '../queries/favorites.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';

const NOTHING: never[] = [];

/** The rows that are favourites, if the address asks to begin with them selected; else none. */
export const useFavoriteRows = (rows: readonly { id: string }[]): ReadonlySet<string> => {
  const { client } = useServices();
  const [search] = useSearchParams();
  const isBuyer = useSession().user?.entity_stype === 'buyer';
  const enabled = isBuyer && search.get('select') === 'favorites';
  const { data: favorites = NOTHING } = useQuery({ ...favoriteQueries(client).ids(), enabled });
  return useMemo(() => {
    const known = new Set(enabled ? favorites.map(String) : []);
    return new Set(rows.flatMap(({ id }) => (known.has(id) ? [id] : [])));
  }, [rows, favorites, enabled]);
};

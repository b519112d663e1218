import { directoryFilterTypes } from '@vitrine/api/rules';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';
import type { Directory } from './useDirectory.ts';

type Kind = keyof typeof directoryFilterTypes;

interface Named {
  id: number;
  name: string;
}

type Options = Record<'segments' | 'categories' | 'showrooms', readonly Named[]>;

/** Has the trail of a brand read the entry again, as the browser does in other tabs. */
const tell = (): boolean => dispatchEvent(new Event('storage'));

/**
 * Keeps the filter that was changed last, with the number of its kind (B-24, K-70): the trail of a brand shows it. A directory without
 * filters clears it. Who goes to a brand before the names of filters have come finds the filter in the trail once they are there.
 */
export const useLastFilter = ({ chosen, isAz, onlyActive, segment }: Directory): void => {
  const t = useTranslate();
  const intl = useIntl();
  const { storage, queries, queryClient } = useServices();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const before = useRef<Partial<Record<Kind, string>>>({});
  const isSignedIn = user !== null;
  const segments = chosen.segments.join();
  useEffect(() => {
    const named = (kind: Kind, ids: readonly string[], options: readonly Named[] = []) => {
      const names = options.filter(({ id }) => ids.includes(String(id))).map(({ name }) => name);
      return names.length > 0 ? { [kind]: intl.formatList(names) } : {};
    };
    const keep = (options?: Options) => {
      const inForce: Partial<Record<Kind, string>> = {
        ...named('segments', chosen.segments, options?.segments ?? (segment ? [segment] : [])),
        ...named('categories', chosen.categories, options?.categories),
        ...named('events', chosen.events, options?.showrooms),
        ...(isAz && { az: t('directory.az') }),
        ...(onlyActive && { active: t('directory.active') }),
      };
      const kinds = Object.keys(inForce) as Kind[];
      const kind = kinds.findLast((each) => inForce[each] !== before.current[each]) ?? kinds.at(-1);
      before.current = inForce;
      const label = kind && inForce[kind];
      const entry = kind && label ? { type: directoryFilterTypes[kind], label, href: pathname + search } : null;
      storage.setJson('lastFilter', entry);
    };
    const wanted = queries.brands.filterOptions({});
    const loaded = queryClient.getQueryData(wanted.queryKey);
    if (loaded || !isSignedIn) return keep(loaded);
    storage.setJson('lastFilter', null);
    queryClient
      .ensureQueryData(wanted)
      .then(keep, () => keep())
      .finally(tell);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address and the segments say all that the directory holds
  }, [storage, queryClient, isSignedIn, pathname, search, segments, intl.locale]);
};

import { directoryFilterTypes } from '@vitrine/api/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../connected/useTranslate.ts';
import { useServices, useSession } from '../../queries/services.ts';
import type { Directory } from './useDirectory.ts';

type Kind = keyof typeof directoryFilterTypes;

/** What is in force of each kind, in words; kinds that are not in force are left out. */
const useInForce = ({ chosen, isAz, onlyActive, segment }: Directory): Partial<Record<Kind, string>> => {
  const t = useTranslate();
  const intl = useIntl();
  const { queries } = useServices();
  const { user } = useSession();
  const { data } = useQuery({ ...queries.brands.filterOptions({}), enabled: user !== null });
  const named = (kind: Kind, ids: readonly string[], options: readonly { id: number; name: string }[] = []) => {
    const names = options.filter(({ id }) => ids.includes(String(id))).map(({ name }) => name);
    return names.length > 0 ? { [kind]: intl.formatList(names) } : {};
  };
  return {
    ...named('segments', chosen.segments, data?.segments ?? (segment ? [segment] : [])),
    ...named('categories', chosen.categories, data?.categories),
    ...named('events', chosen.events, data?.showrooms),
    ...(isAz && { az: t('directory.az') }),
    ...(onlyActive && { active: t('directory.active') }),
  };
};

/**
 * Keeps the filter that was changed last, with the number of its kind (B-24, K-70): the trail of a brand shows it. A directory without
 * filters clears it.
 */
export const useLastFilter = (directory: Directory): void => {
  const { storage } = useServices();
  const { pathname, search } = useLocation();
  const inForce = useInForce(directory);
  const before = useRef<Partial<Record<Kind, string>>>({});
  const key = JSON.stringify(inForce);
  useEffect(() => {
    const kinds = Object.keys(inForce) as Kind[];
    const kind = kinds.findLast((each) => inForce[each] !== before.current[each]) ?? kinds.at(-1);
    before.current = inForce;
    const label = kind && inForce[kind];
    const entry = kind && label ? { type: directoryFilterTypes[kind], label, href: pathname + search } : null;
    storage.setJson('lastFilter', entry);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` says all that `inForce` holds
  }, [storage, pathname, search, key]);
};

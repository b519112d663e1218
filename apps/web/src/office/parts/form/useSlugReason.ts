import { useQuery } from '@tanstack/react-query';
import type { CallData, VitrineContract } from '@vitrine/api/client';
import { delays } from '@vitrine/api/rules';
import { useDebounced } from '../../../shared/connected/useDebounced.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { type SlugUse, staffQueries } from '../queries/staff.ts';

type Reason = NonNullable<CallData<VitrineContract['staffBrands']['slug']>['data']['reason']>;

/** Why a slug cannot be taken, as soon as its writer pauses; undefined if it can, is not known yet, or `isAsked` is false. */
export const useSlugReason = (slug: string, isAsked = true, use: SlugUse = 'brand'): Reason | undefined => {
  const settled = useDebounced(slug, delays.autocomplete);
  const { data } = useQuery({ ...useQueriesOf(staffQueries).slug(settled, use), enabled: isAsked && settled !== '' });
  return isAsked && settled === slug ? (data?.reason ?? undefined) : undefined;
};

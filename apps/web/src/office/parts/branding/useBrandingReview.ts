import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrandingComment, BrandingReview } from '@vitrine/api/client';
import { useServices } from '../../../shared/queries/services.ts';
import { staffKeys, staffQueries } from '../queries/staff.ts';
import { useStaffAction } from '../useStaffAction.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';

type Decision = BrandingReview['decisions'][number]['decision'];
type NewComment = Pick<BrandingComment, 'surface' | 'viewer' | 'mode' | 'language' | 'text'>;

/** What staff say about the draft of the look, and how to say, settle and decide. */
export const useBrandingReview = () => {
  const t = useTranslate();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { data: review } = useQuery(useQueriesOf(staffQueries).brandingReview());
  const calls = client.staffBrandingReview;
  const shared = {
    onDone: (now: BrandingReview) => void queryClient.setQueryData(staffKeys.brandingReview, now),
    changes: staffKeys.log,
  };
  return {
    review,
    add: useStaffAction({ run: async (body: NewComment) => (await calls.comment({ body })).data.data, ...shared }),
    settle: useStaffAction({
      run: async ({ id, done }: BrandingComment) =>
        (await calls.settle({ params: { id }, body: { done: !done } })).data.data,
      ...shared,
    }),
    decide: useStaffAction({
      run: async (body: { seen: number; decision: Decision }) => (await calls.decide({ body })).data.data,
      done: () => t('branding.decided'),
      ...shared,
    }),
  };
};

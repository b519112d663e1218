import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrandPageComment } from '@vitrine/api/client';
import { useServices } from '../../../shared/queries/services.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { brandOfficeKeys, brandOfficeQueries } from '../../parts/queries/brandOffice.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

/** What the brand's people say about the draft, and how to say and settle it. */
export const useComments = () => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(useQueriesOf(brandOfficeQueries).pageComments());
  const calls = client.brandOfficePage;
  const show = (comments: BrandPageComment[]): void => {
    queryClient.setQueryData(brandOfficeKeys.pageComments, comments);
  };
  const add = useStaffAction({
    run: async (body: Pick<BrandPageComment, 'text' | 'field'>) => (await calls.comment({ body })).data.data,
    onDone: show,
    changes: brandOfficeKeys.log,
  });
  const settle = useStaffAction({
    run: async ({ id, done }: BrandPageComment) =>
      (await calls.settle({ params: { id }, body: { done: !done } })).data.data,
    onDone: show,
    changes: brandOfficeKeys.log,
  });
  return { comments: data, add, settle };
};

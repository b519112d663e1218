import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrandPageComment } from '@vitrine/api/client';
import { useServices } from '../../../queries/services.ts';
import { brandOfficeKeys } from '../../../queries/brandOffice.ts';
import { useOfficeQueries } from '../useOfficeQueries.ts';
import { useStaffAction } from '../useStaffAction.ts';

/** What the brand's people say about the draft, and how to say and settle it. */
export const useComments = () => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(useOfficeQueries().pageComments());
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

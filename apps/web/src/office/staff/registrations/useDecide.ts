import { useQueryClient } from '@tanstack/react-query';
import type { RetailerFile } from '@vitrine/api/client';
import type { ReviewDecision } from '@vitrine/api/rules';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { staffKeys } from '../../parts/queries/staff.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

/** Sends a decision with the status it was made on. If somebody was faster, the file is read again, and says so. */
export const useDecide = ({ id, status }: Pick<RetailerFile, 'id' | 'status'>, onDone: () => void) => {
  const t = useTranslate();
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useStaffAction({
    run: async ({ decision, reason }: { decision: ReviewDecision; reason?: string | undefined }) =>
      (await client.staffRetailers.review({ params: { id }, body: { decision, reason, seen: status } })).data.data,
    done: ({ name }, { decision }) => t(`admin.decided.${decision}`, { name }),
    onDone: (file) => {
      queryClient.setQueryData(staffKeys.retailer(id), file);
      onDone();
    },
    changes: staffKeys.retailers,
  });
};

import type { QueuedRetailer } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { Inline, Text } from '@vitrine/ui/foundation';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { staffKeys } from '../../parts/queries/staff.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

interface ApproveChosenProps {
  retailers: readonly QueuedRetailer[];
  onDone: () => void;
}

/** Approves all chosen retailers at once, and says which ones somebody else has decided about meanwhile. */
export function ApproveChosen({ retailers, onDone }: ApproveChosenProps) {
  const t = useTranslate();
  const toast = useToast();
  const { client } = useServices();
  const { act, isBusy, problem } = useStaffAction({
    run: async () => {
      const body = { retailers: retailers.map(({ id, status }) => ({ id, seen: status })) };
      return (await client.staffRetailers.approve({ body })).data.data;
    },
    done: ({ approved }) => t('admin.registrations.approved', { count: approved.length }),
    onDone: ({ changed }) => {
      const names = changed.map(({ name }) => name).join(', ');
      if (names !== '') toast({ tone: 'critical', message: t('admin.registrations.changed', { names }) });
      onDone();
    },
    changes: staffKeys.retailers,
  });
  if (retailers.length === 0) return null;
  return (
    <Inline>
      <Button busy={isBusy} onPress={() => act()}>
        {t('admin.registrations.approveChosen', { count: retailers.length })}
      </Button>
      {problem && (
        <Text tone="critical">
          <span role="alert">{problem}</span>
        </Text>
      )}
    </Inline>
  );
}

import type { Order } from '@vitrine/api/client';
import type { OrderStatus } from '@vitrine/api/rules';
import { Stack } from '@vitrine/ui/foundation';
import { StatusChoice } from '../../../shared/connected/order/StatusChoice.tsx';
import { UndoStatus } from '../../../shared/connected/order/UndoStatus.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { brandOfficeKeys } from '../../parts/queries/brandOffice.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

/** A brand moves its order from the desk, which stays open. */
export function DeskStatus({ order }: { order: Order }) {
  const t = useTranslate();
  const { client } = useServices();
  const { act, isBusy, problem } = useStaffAction({
    run: (status: OrderStatus) =>
      client.orders.changeStatus({ params: { id: order.id }, body: { status, version: order.version } }),
    done: () => t('orderDesk.order.statusChanged'),
    changes: brandOfficeKeys.orders,
  });
  return (
    <Stack space="xs">
      <StatusChoice order={order} onChange={(change) => act(change.status)} busy={isBusy} error={problem} />
      <UndoStatus order={order} />
    </Stack>
  );
}

import { Stack } from '@vitrine/ui/foundation';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { StatusChoice } from '../../shared/connected/order/StatusChoice.tsx';
import { UndoStatus } from '../../shared/connected/order/UndoStatus.tsx';
import type { Order } from '../../shared/queries/orders.ts';
import { useChangeStatus } from './useChangeStatus.ts';

/** A brand moves its order from the order's page, or takes the last change back. */
export function Status({ order }: { order: Order }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useChangeStatus(order);
  return (
    <Stack space="xs">
      <StatusChoice
        order={order}
        onChange={(change) => mutate(change.status)}
        busy={isPending}
        error={error?.message}
      />
      <UndoStatus order={order} onDone={() => void navigate(paths.order(order.id), { replace: true })} />
    </Stack>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nextStatuses } from '@vitrine/api/rules';
import { StatusControl } from '@vitrine/ui/commerce/order/StatusControl';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { orderStatusLabel, statusControlLabels } from '../../mappers/labels/order.ts';
import { orderKeys, type Order } from '../../queries/orders.ts';
import { useServices } from '../../queries/services.ts';

/** A brand moves its order along the allowed ways, after a confirmation (S-108, M-40, R-316). */
export function Status({ order }: { order: Order }) {
  const intl = useIntl();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const change = useMutation({
    mutationFn: (status: Order['status']) =>
      client.orders.changeStatus({ params: { id: order.id }, body: { status, version: order.version } }),
    onSuccess: ({ data }) => {
      // A finished or cancelled order moves to the other tab; the reader goes with it.
      if (data.data.status_group !== 'Open') void navigate(paths.order(order.id, true), { replace: true });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  });
  const options = nextStatuses(order.status).map((value) => ({ value, label: orderStatusLabel(intl, value) }));
  if (options.length === 0) return null;
  return (
    <StatusControl
      options={options}
      onChange={({ status }) => change.mutate(status)}
      busy={change.isPending}
      error={change.error?.message}
      labels={statusControlLabels(intl)}
    />
  );
}

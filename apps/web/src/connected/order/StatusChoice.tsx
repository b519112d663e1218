import { nextStatuses, type OrderStatus } from '@vitrine/api/rules';
import { StatusControl } from '@vitrine/ui/commerce/order/StatusControl';
import { useIntl } from 'react-intl';
import { useMay } from '../rights/useMay.ts';
import { orderStatusLabel, statusControlLabels } from '../../mappers/labels/order.ts';

interface StatusChoiceProps {
  status: OrderStatus;
  onChange: (change: { status: OrderStatus }) => void;
  busy: boolean;
  error: string | undefined;
}

/** Moves an order along the allowed ways, after a confirmation (S-108, M-40, R-316). Renders nothing if no further status is allowed. */
export function StatusChoice({ status, onChange, busy, error }: StatusChoiceProps) {
  const intl = useIntl();
  const may = useMay();
  const options = nextStatuses(status).map((value) => ({ value, label: orderStatusLabel(intl, value) }));
  if (options.length === 0 || !may('sales')) return null;
  return (
    <StatusControl options={options} onChange={onChange} busy={busy} error={error} labels={statusControlLabels(intl)} />
  );
}

import type { Order } from '@vitrine/api/client';
import { nextStatuses, type OrderStatus } from '@vitrine/api/rules';
import { StatusControl, type StatusQuestion } from '@vitrine/ui/commerce/order/StatusControl';
import { useIntl } from 'react-intl';
import { useMay } from '../rights/useMay.ts';
import { orderStatusLabel, statusControlLabels } from '../../mappers/labels/order.ts';
import { useTranslate } from '../useTranslate.ts';

interface StatusChoiceProps {
  order: Order;
  onChange: (change: { status: OrderStatus }) => void;
  busy: boolean;
  error: string | undefined;
}

/** Says what a cancellation does: to the units that are not sent, and who is told. */
const useCancellation = ({ id, number, total_items, shipments }: Order): StatusQuestion => {
  const t = useTranslate();
  const sent = (shipments ?? []).reduce((sum, { units }) => sum + units, 0);
  return {
    title: t('order.cancel.title', { id: number ?? id }),
    text: t(sent > 0 ? 'order.cancel.textSent' : 'order.cancel.text', { units: total_items - sent, sent }),
    confirm: t('order.cancel.confirm'),
    cancel: t('order.cancel.keep'),
  };
};

/** Moves an order along the allowed ways, after a confirmation (S-108, M-40, R-316). Renders nothing if no further status is allowed. */
export function StatusChoice({ order, onChange, busy, error }: StatusChoiceProps) {
  const intl = useIntl();
  const may = useMay();
  const cancellation = useCancellation(order);
  const options = nextStatuses(order.status).map((value) => ({
    value,
    label: orderStatusLabel(intl, value),
    question: value === 'x' ? cancellation : undefined,
  }));
  if (options.length === 0 || !may('sales')) return null;
  return (
    <StatusControl options={options} onChange={onChange} busy={busy} error={error} labels={statusControlLabels(intl)} />
  );
}

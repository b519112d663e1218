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

const sentUnits = ({ shipments }: Order): number => (shipments ?? []).reduce((sum, { units }) => sum + units, 0);

/** Says that a part of the order was not sent; undefined where all was, or where nothing says what was sent. */
const useFinish = (order: Order): StatusQuestion | undefined => {
  const t = useTranslate();
  const sent = sentUnits(order);
  if (sent === 0 || sent >= order.total_items) return undefined;
  return {
    title: t('order.finish.title', { id: order.number ?? order.id }),
    text: t('order.finish.text', { units: order.total_items - sent }),
    confirm: t('order.finish.confirm'),
    cancel: t('order.finish.later'),
  };
};

/** Says what a cancellation does: to the units that are not sent, and who is told. */
const useCancellation = (order: Order): StatusQuestion => {
  const t = useTranslate();
  const { id, number, total_items } = order;
  const sent = sentUnits(order);
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
  const questions: Partial<Record<OrderStatus, StatusQuestion>> = { x: useCancellation(order), f: useFinish(order) };
  const options = nextStatuses(order.status).map((value) => ({
    value,
    label: orderStatusLabel(intl, value),
    question: questions[value],
  }));
  if (options.length === 0 || !may('sales')) return null;
  return (
    <StatusControl options={options} onChange={onChange} busy={busy} error={error} labels={statusControlLabels(intl)} />
  );
}

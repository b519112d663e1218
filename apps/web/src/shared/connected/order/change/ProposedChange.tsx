import type { Order, OrderChange as Change } from '@vitrine/api/client';
import { OrderChange } from '@vitrine/ui/commerce/order/OrderChange';
import { useIntl } from 'react-intl';
import { formatMediumDate } from '../../../mappers/format.ts';
import { orderChangeLabels } from '../../../mappers/labels/order.ts';
import type { Side } from '../../../mappers/order.ts';
import { useLocale } from '../../useLocale.ts';
import { useMoney } from '../../useMoney.ts';
import { useTranslate } from '../../useTranslate.ts';
import { AnswerChange } from './AnswerChange.tsx';
import { WithdrawChange } from './WithdrawChange.tsx';

interface ProposedChangeProps {
  order: Order;
  side: Side;
}

function Proposal({ order, side, change }: ProposedChangeProps & { change: Change }) {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const money = useMoney('orderTotal');
  const { before, after } = change;
  const number = (units: number) => intl.formatNumber(units);
  return (
    <OrderChange
      from={t('order.proposal.by', { name: change.sender, date: formatMediumDate(locale, change.created) })}
      message={change.message || undefined}
      quantities={change.units.map(({ name, variation, size, from, to }) => ({
        name: t('order.proposal.change', { name, variation, size }),
        before: number(from),
        after: number(to),
      }))}
      units={{ before: number(before.units), after: number(after.units) }}
      total={{ before: money(before.total, order.currency), after: money(after.total, order.currency) }}
      labels={orderChangeLabels(intl)}
    >
      {side === 'seller' ? <AnswerChange order={order} /> : <WithdrawChange order={order} />}
    </OrderChange>
  );
}

/** The change of an order that waits for the brand's answer, and what each side can do about it. */
export function ProposedChange({ order, side }: ProposedChangeProps) {
  return order.change ? <Proposal order={order} side={side} change={order.change} /> : null;
}

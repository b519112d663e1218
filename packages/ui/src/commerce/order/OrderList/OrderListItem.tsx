import { Text, Link } from '../../../foundation/index.ts';
import { OrderStatusBadge } from '../OrderStatusBadge/index.ts';
import type { OrderListProps, OrderSummary } from './types.ts';
import * as css from './OrderList.css.ts';

interface OrderListItemProps extends Pick<OrderListProps, 'onSelect' | 'labels'> {
  order: OrderSummary;
  selected: boolean;
}

/** One order in the list; a link, so that it can be kept and shared. */
export function OrderListItem({ order, selected, onSelect, labels }: OrderListItemProps) {
  return (
    <li>
      <Link
        href={order.href}
        className={css.order}
        aria-current={selected ? 'true' : undefined}
        onClick={() => onSelect?.({ id: order.id })}
      >
        <span className={css.name}>
          {order.name}
          {order.unread > 0 && (
            <span className={css.unread} role="img" aria-label={labels.unread({ count: order.unread })}>
              {order.unread}
            </span>
          )}
        </span>
        <span className={css.total}>{order.total}</span>
        <Text as="span" size="sm" tone="muted" tabular>
          {order.number}
        </Text>
        <span className={css.end}>
          <Text as="span" size="sm" tone="muted">
            {order.date}
          </Text>
        </span>
        <span className={css.status}>
          <OrderStatusBadge status={order.status} label={order.statusLabel} hint={order.statusHint} />
        </span>
      </Link>
    </li>
  );
}

import { Badge, type BadgeProps } from '../../../components/Badge/index.ts';
import * as css from './OrderStatusBadge.css.ts';

/** Codes of the wire (K-74, D-029). */
export type OrderStatusCode = 'b' | 's' | 'r' | 'p' | 'i' | 'f' | 'x';

export interface OrderStatusBadgeProps {
  status: OrderStatusCode;
  /** Its name in words: 'Pending Analysis', … */
  label: string;
  /** Who acts next, shown at a pointer that stays. Write it on the page of the order too: no finger reaches it here. */
  hint?: string;
}

const tones: Record<OrderStatusCode, BadgeProps['tone']> = {
  b: 'caution',
  s: 'caution',
  r: 'caution',
  p: 'info',
  i: 'info',
  f: 'positive',
  x: 'neutral',
};

/** The status of an order. */
export const OrderStatusBadge = ({ status, label, hint }: OrderStatusBadgeProps) => (
  <span data-component="OrderStatusBadge" data-status={status} title={hint} className={css.root}>
    <Badge tone={tones[status]} dot>
      {label}
    </Badge>
  </span>
);

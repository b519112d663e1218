import { Badge, type BadgeProps } from '../../../components/Badge/index.ts';
import * as css from './OrderStatusBadge.css.ts';

/** Codes of the wire (K-74, D-029). */
export type OrderStatusCode = 'b' | 's' | 'r' | 'p' | 'i' | 'f' | 'x';

export interface OrderStatusBadgeProps {
  status: OrderStatusCode;
  /** Its name in words: 'Pending Analysis', … */
  label: string;
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

/** How far an order has come (S-098…S-106). */
export const OrderStatusBadge = ({ status, label }: OrderStatusBadgeProps) => (
  <span data-component="OrderStatusBadge" data-status={status} className={css.root}>
    <Badge tone={tones[status]} dot>
      {label}
    </Badge>
  </span>
);

import { Badge } from '../../../components/Badge/index.ts';

export interface CartStatusProps {
  status: 'open' | 'closed';
  /** 'CART OPEN' or 'CART CLOSED' (S-082). */
  label: string;
}

/** Whether a cart can still be changed. */
export const CartStatus = ({ status, label }: CartStatusProps) => (
  <span role="status" data-component="CartStatus" data-status={status}>
    <Badge tone={status === 'open' ? 'positive' : 'neutral'} dot>
      {label}
    </Badge>
  </span>
);

import { Button } from '../../../components/Button/index.ts';
import { Text, Link } from '../../../foundation/index.ts';
import * as css from './CartList.css.ts';

export interface CartListItem {
  id: number;
  href: string;
  brand: string;
  /** In words: price list, units. */
  details: string;
  total: string;
}

export interface CartListProps {
  carts: readonly CartListItem[];
  /** The cart that is shown. */
  selected?: number;
  /** With this there are more to load. */
  onMore?: () => void;
  loadingMore?: boolean;
  labels: { title: string; more: string };
}

/** The retailer's carts, one for each brand and price list. */
export function CartList({ carts, selected, onMore, loadingMore, labels }: CartListProps) {
  return (
    <nav data-component="CartList" aria-label={labels.title} className={css.list}>
      {carts.map((cart) => (
        <Link
          key={cart.id}
          href={cart.href}
          className={css.cart}
          aria-current={cart.id === selected ? 'page' : undefined}
        >
          <span className={css.brand}>{cart.brand}</span>
          <span className={css.total}>{cart.total}</span>
          <span className={css.details}>
            <Text as="span" size="xs" tone="muted">
              {cart.details}
            </Text>
          </span>
        </Link>
      ))}
      {onMore && (
        <Button variant="quiet" size="sm" busy={loadingMore} onPress={onMore}>
          {labels.more}
        </Button>
      )}
    </nav>
  );
}

import { useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Link, Text, TextLink } from '../../../foundation/index.ts';
import { useInView } from '../../../hooks/useInView.ts';
import { useOverflow } from '../../../hooks/useOverflow.ts';
import * as css from './CartList.css.ts';

/** What a cart lacks, and where it is corrected. */
export interface CartLack {
  text: string;
  href: string;
}

export interface CartListItem {
  id: number;
  href: string;
  brand: string;
  /** In words: price list, units. */
  details: string;
  total: string;
  /** Until when its collections can be ordered, in words. */
  deadline?: string;
  /** What keeps it from being sent, in words: limits that are not met, missing stock, unsaved quantities. */
  missing?: readonly CartLack[];
}

export interface CartListProps {
  carts: readonly CartListItem[];
  /** The cart that is shown. */
  selected?: number;
  /** Units and value of all carts, one sum for each currency. */
  sums?: readonly { currency: string; units: string; total: string }[];
  /** What concerns all carts and keeps none from being sent, such as a missing address. */
  note?: CartLack;
  /** With this there are more to load. */
  onMore?: () => void;
  loadingMore?: boolean;
  labels: {
    title: string;
    more: string;
    /** 'All carts', or those of one currency where there are several. */
    sum: (words: { currency: string; several: boolean }) => string;
    missing: (words: { brand: string }) => string;
    further: (words: { count: number }) => string;
    /** 'Show all carts', where some are out of sight. */
    expand: string;
    /** 'Show fewer carts' */
    collapse: string;
  };
}

/** The total of a cart and the last day to order it. */
function Facts({ details, deadline }: CartListItem) {
  return (
    <span className={css.details}>
      <Text as="span" size="xs" tone="muted">
        {details}
      </Text>
      {deadline && (
        <Text as="span" size="xs" tone="muted">
          {deadline}
        </Text>
      )}
    </span>
  );
}

/** More of them than these become a number: the cart itself lists all. */
const SHOWN = 3;

function Missing({ missing = [], brand, href, labels }: CartListItem & Pick<CartListProps, 'labels'>) {
  if (missing.length === 0) return null;
  const further = missing.length - SHOWN;
  return (
    <ul className={css.missing} aria-label={labels.missing({ brand })}>
      {missing.slice(0, SHOWN).map((lack) => (
        <li key={lack.text}>
          <Text as="span" size="xs" tone="critical">
            <TextLink href={lack.href} tone="inherit">
              {lack.text}
            </TextLink>
          </Text>
        </li>
      ))}
      {further > 0 && (
        <li>
          <Text as="span" size="xs" tone="critical">
            <TextLink href={href} tone="inherit">
              {labels.further({ count: further })}
            </TextLink>
          </Text>
        </li>
      )}
    </ul>
  );
}

function Sums({ sums = [], labels }: Pick<CartListProps, 'sums' | 'labels'>) {
  if (sums.length === 0) return null;
  return (
    <dl className={css.sums}>
      {sums.map(({ currency, units, total }) => (
        <div key={currency} className={css.sum}>
          <dt>
            {labels.sum({ currency, several: sums.length > 1 })}{' '}
            <Text as="span" size="xs" tone="muted">
              {units}
            </Text>
          </dt>
          <dd className={css.figure}>{total}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The retailer's carts, one for each brand and price list. */
export function CartList({ carts, selected, sums, note, onMore, loadingMore, labels }: CartListProps) {
  const row = useInView<HTMLDivElement>('[aria-current=page]', String(selected));
  const overflows = useOverflow(row);
  const [isExpanded, setExpanded] = useState(false);
  const isShown = overflows || isExpanded;
  return (
    <nav data-component="CartList" aria-label={labels.title} className={css.list}>
      <div ref={row} className={css.carts} data-expanded={isExpanded || undefined}>
        {carts.map((cart) => (
          <div key={cart.id} className={css.entry}>
            <Link href={cart.href} className={css.cart} aria-current={cart.id === selected ? 'page' : undefined}>
              <span className={css.brand}>{cart.brand}</span>
              <span className={css.total}>{cart.total}</span>
              <Facts {...cart} />
            </Link>
            <Missing {...cart} labels={labels} />
          </div>
        ))}
      </div>
      {(carts.length > 1 || isShown) && (
        <div className={css.toggle} data-shown={isShown || undefined}>
          <Button variant="quiet" size="sm" expanded={isExpanded} onPress={() => setExpanded(!isExpanded)}>
            {isExpanded ? labels.collapse : labels.expand}
          </Button>
        </div>
      )}
      <Sums sums={sums} labels={labels} />
      {note && (
        <div className={css.note}>
          <Text size="xs">
            <TextLink href={note.href}>{note.text}</TextLink>
          </Text>
        </div>
      )}
      {onMore && (
        <Button variant="quiet" size="sm" busy={loadingMore} onPress={onMore}>
          {labels.more}
        </Button>
      )}
    </nav>
  );
}

import { Icon } from '../../../foundation/Icon/index.ts';
import * as css from './ProductCard.css.ts';

/** A `QuickOrder` line of a card, open or not. */
export interface CardOrder {
  open: boolean;
  onChange: (change: { open: boolean }) => void;
}

export interface CardSizesLabels {
  /** Name of the size run for who cannot see it, e.g. "Sizes 34–44". */
  sizes: (values: { run: string }) => string;
  /** Names the sizes as a button; begins with the run, e.g. "34–44: order Linen shirt by size". */
  order: (values: { run: string; name: string }) => string;
}

interface CardSizesProps {
  run: string;
  name: string;
  order: CardOrder | undefined;
  labels: CardSizesLabels;
}

/** The size run, to read or to open its line with. */
export function CardSizes({ run, name, order, labels }: CardSizesProps) {
  const text = <bdi dir="ltr">{run}</bdi>;
  if (!order)
    return (
      <span className={css.sizes} aria-label={labels.sizes({ run })} role="img">
        {text}
      </span>
    );
  return (
    <button
      type="button"
      className={css.order}
      aria-label={labels.order({ run, name })}
      aria-expanded={order.open}
      onClick={() => order.onChange({ open: !order.open })}
    >
      {text}
      <Icon name={order.open ? 'chevron-up' : 'chevron-down'} size="sm" />
    </button>
  );
}

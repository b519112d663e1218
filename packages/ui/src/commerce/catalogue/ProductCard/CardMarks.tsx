import { box } from '../../../components/Checkbox/Checkbox.css.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import * as css from './ProductCard.css.ts';

/** Something about a product that can be switched on and off. */
export interface ProductMark {
  on: boolean;
  onChange: (change: { on: boolean }) => void;
  /** It cannot be switched on, such as the seventh product of a comparison. */
  disabled?: boolean;
}

export interface CardMarkLabels {
  /** Names the heart, e.g. "Linen shirt is a favourite". */
  favorite: (values: { name: string }) => string;
  compare: string;
  /** Names the tick, and begins with `compare`, e.g. "Compare Linen shirt". */
  compareThis: (values: { name: string }) => string;
}

interface CardMarksProps {
  name: string;
  favorite?: ProductMark;
  compare?: ProductMark;
  labels: CardMarkLabels;
}

/** The heart and the tick of a card, above the link that covers it. */
export function CardMarks({ name, favorite, compare, labels }: CardMarksProps) {
  return (
    <>
      {favorite && (
        <span className={css.favorite}>
          <IconButton
            icon="heart"
            variant="raised"
            size="sm"
            label={labels.favorite({ name })}
            pressed={favorite.on}
            onPress={() => favorite.onChange({ on: !favorite.on })}
          />
        </span>
      )}
      {compare && (
        <label className={css.compare} data-on={compare.on || undefined}>
          <input
            className={box}
            type="checkbox"
            checked={compare.on}
            disabled={compare.disabled}
            aria-label={labels.compareThis({ name })}
            onChange={(event) => compare.onChange({ on: event.currentTarget.checked })}
          />
          <span aria-hidden>{labels.compare}</span>
        </label>
      )}
    </>
  );
}

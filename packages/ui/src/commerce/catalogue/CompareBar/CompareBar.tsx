import { Button } from '../../../components/Button/index.ts';
import * as css from './CompareBar.css.ts';

export interface CompareBarLabels {
  /** Names the bar. */
  region: string;
  /** E.g. "3 of 6 products to compare". */
  count: (values: { count: number; most: number }) => string;
  compare: string;
  /** Why one product cannot be compared. */
  reason: string;
  clear: string;
}

export interface CompareBarProps {
  /** Products that are ticked. Without any there is no bar. */
  count: number;
  /** The most that can be ticked. */
  most: number;
  /** Address of the comparison. */
  href: string;
  onClear: () => void;
  labels: CompareBarLabels;
}

const LEAST = 2;

/** Stays at the bottom of a listing while products are ticked: how many, and the way to compare them. */
export const CompareBar = ({ count, most, href, onClear, labels }: CompareBarProps) => {
  if (count === 0) return null;
  const isEnough = count >= LEAST;
  return (
    <section data-component="CompareBar" className={css.root} aria-label={labels.region}>
      <p className={css.count} role="status">
        {labels.count({ count, most })}
        {!isEnough && <span className={css.reason}>{labels.reason}</span>}
      </p>
      <div className={css.actions}>
        <Button variant="quiet" size="sm" onPress={onClear}>
          {labels.clear}
        </Button>
        {isEnough && (
          <Button size="sm" href={href}>
            {labels.compare}
          </Button>
        )}
      </div>
    </section>
  );
};

import { Icon } from '../../../foundation/index.ts';
import { SentenceCase } from '../../../internal/SentenceCase/SentenceCase.tsx';
import { brokenLimit } from './limit.ts';
import * as css from './LimitNotice.css.ts';

export interface LimitNoticeProps {
  /** Units of the product over all colours and sizes (D-085). */
  units: number;
  /** Null is no limit. */
  minimum: number | null;
  maximum: number | null;
  labels: LimitNoticeLabels;
}

export interface LimitNoticeLabels {
  /** V-058 */
  minimum: (words: { units: number }) => string;
  /** V-057 */
  maximum: (words: { units: number }) => string;
}

/** Says when a product has too few or too many units to be ordered; nothing while it is within its limits. */
export function LimitNotice({ units, minimum, maximum, labels }: LimitNoticeProps) {
  const side = brokenLimit(units, minimum, maximum);
  const limit = side === 'minimum' ? minimum : maximum;
  return (
    <div role="status" data-component="LimitNotice" data-side={side ?? undefined}>
      {side && (
        <p className={css.notice}>
          <span className={css.mark}>
            <Icon name="error" size="sm" />
          </span>
          <SentenceCase text>{labels[side]({ units: limit ?? 0 })}</SentenceCase>
        </p>
      )}
    </div>
  );
}

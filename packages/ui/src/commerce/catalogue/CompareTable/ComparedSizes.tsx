import { VisuallyHidden } from '../../../foundation/index.ts';
import * as css from './CompareTable.css.ts';
import type { ComparedProduct, CompareTableLabels } from './types.ts';

interface ComparedSizesProps {
  sizes: ComparedProduct['sizes'];
  labels: Pick<CompareTableLabels, 'noSize' | 'sizeGone'>;
}

/** The sizes of a product; one that cannot be had is struck out. */
export const ComparedSizes = ({ sizes, labels }: ComparedSizesProps) => {
  if (!sizes.some(({ available }) => available)) return labels.noSize;
  return (
    <ul className={css.sizes}>
      {sizes.map(({ name, available }) => (
        <li key={name} className={css.size} data-gone={available ? undefined : ''}>
          {available ? (
            name
          ) : (
            <>
              <s aria-hidden>{name}</s>
              <VisuallyHidden>{labels.sizeGone({ size: name })}</VisuallyHidden>
            </>
          )}
        </li>
      ))}
    </ul>
  );
};

import { useId } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@vitrine/ui/foundation';
import * as css from './panel.css.ts';

interface SegmentsProps<T extends string> {
  label: string;
  /** Keeps the question for those who listen alone. */
  hideLabel?: boolean;
  options: readonly { value: T; label: ReactNode; title?: string }[];
  chosen: readonly T[];
  onChoose: (choice: { value: T }) => void;
  /** Several at a time. */
  many?: boolean;
}

/** One of a few short words beside each other, or with `many` several of them. Keys work as in any group of radios or boxes. */
export const Segments = <T extends string>({ label, hideLabel, options, chosen, onChoose, many }: SegmentsProps<T>) => {
  const name = useId();
  return (
    <fieldset className={css.field}>
      <legend className={hideLabel ? undefined : css.fieldLabel}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <span className={css.segments}>
        {options.map((option) => (
          <label key={option.value} className={css.segment} title={option.title}>
            <input
              className={css.segmentInput}
              type={many ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(option.value)}
              onChange={() => onChoose({ value: option.value })}
            />
            <span className={css.segmentWords}>{option.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
};

import { useId } from 'react';
import { Text } from '../../../foundation/index.ts';
import type { LogoFieldLabels } from './types.ts';
import * as css from './LogoField.css.ts';

interface CropRangeProps {
  part: number;
  onMove: (move: { part: number }) => void;
  labels: Pick<LogoFieldLabels, 'part' | 'partHint'>;
}

/** Moves a picture that is longer than the frame, by keyboard too. */
export function CropRange({ part, onMove, labels }: CropRangeProps) {
  const id = useId();
  return (
    <div className={css.crop}>
      <label htmlFor={id}>{labels.part}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={Math.round(part * 100)}
        aria-describedby={`${id}-hint`}
        className={css.range}
        onChange={(event) => onMove({ part: Number(event.currentTarget.value) / 100 })}
      />
      <Text as="span" id={`${id}-hint`} size="sm" tone="muted">
        {labels.partHint}
      </Text>
    </div>
  );
}

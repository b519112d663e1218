import { type ReactNode, useRef } from 'react';
import { useOverflow } from '../../../hooks/useOverflow.ts';
import * as css from './ImportWizard.css.ts';

/** A table in a frame that scrolls, by keyboard too. */
export function ScrollTable({ name, children }: { name: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
    <div ref={frame} className={css.frame} role="group" aria-label={name} tabIndex={scrolls ? 0 : undefined}>
      <table className={css.table}>{children}</table>
    </div>
  );
}

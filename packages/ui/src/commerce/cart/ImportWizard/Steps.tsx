import type { ImportLabels } from './labels.ts';
import * as css from './ImportWizard.css.ts';

const NAMES = ['file', 'check', 'import'] as const;
export type StepName = (typeof NAMES)[number];

/** Where one is on the way. */
export function Steps({ at, labels }: { at: StepName; labels: ImportLabels['steps'] }) {
  const now = NAMES.indexOf(at);
  return (
    <ol className={css.steps} aria-label={labels.name}>
      {NAMES.map((name, index) => (
        <li
          key={name}
          className={css.step}
          aria-current={name === at ? 'step' : undefined}
          data-past={index < now || undefined}
        >
          {labels[name]}
        </li>
      ))}
    </ol>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '@vitrine/ui/foundation';
import * as css from './panel.css.ts';

interface SectionProps {
  title: string;
  children: ReactNode;
  /** Closed until it is asked for. */
  folded?: boolean;
}

/** A part of the panel that folds away under its title. */
export const Section = ({ title, children, folded }: SectionProps) => (
  <details className={css.section} open={!folded}>
    <summary className={css.sectionTitle}>
      {title}
      <span className={css.sectionMark}>
        <Icon name="chevron-down" size="xs" />
      </span>
    </summary>
    <div className={css.sectionBody}>{children}</div>
  </details>
);

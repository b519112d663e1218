import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Words for those who listen. */
export const VisuallyHidden = ({ children, id }: { children: ReactNode; id?: string }) => (
  <span id={id} className={hidden}>
    {children}
  </span>
);

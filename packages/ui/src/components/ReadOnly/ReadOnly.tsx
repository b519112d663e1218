import type { ReactNode } from 'react';
import { area } from './ReadOnly.css.ts';

export interface ReadOnlyProps {
  children: ReactNode;
}

/** Shows a form without its buttons, its fields disabled, to people who may read it and not change it. */
export const ReadOnly = ({ children }: ReadOnlyProps) => (
  <fieldset disabled data-component="ReadOnly" className={area}>
    {children}
  </fieldset>
);

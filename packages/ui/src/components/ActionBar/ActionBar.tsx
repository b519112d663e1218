import type { ReactNode } from 'react';
import { bar } from './ActionBar.css.ts';

export interface ActionBarProps {
  /** The actions, and what is said about them. */
  children: ReactNode;
}

/** Keeps the actions of a long form in reach: at the lower edge of the window until the form ends. */
export const ActionBar = ({ children }: ActionBarProps) => (
  <div data-component="ActionBar" className={bar}>
    {children}
  </div>
);

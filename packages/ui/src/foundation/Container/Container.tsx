import type { ReactNode } from 'react';
import { widths } from './Container.css.ts';

export interface ContainerProps {
  children?: ReactNode;
  /** `content` is the page's column, `narrow` one for reading, `full` reaches the gutters. */
  width?: keyof typeof widths;
}

/** The page's column with its gutters. */
export const Container = ({ children, width = 'content' }: ContainerProps) => (
  <div data-component="Container" className={widths[width]}>
    {children}
  </div>
);

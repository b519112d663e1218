import type { ReactNode } from 'react';
import * as css from './PageFrame.css.ts';

export interface PageFrameProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** A page from its header to its footer. Content is at least as tall as the window, so that the footer stays where it is while content loads. */
export const PageFrame = ({ header, footer, children }: PageFrameProps) => (
  <div data-component="PageFrame" className={css.root}>
    {header}
    <main id="main" tabIndex={-1} className={css.main}>
      {children}
    </main>
    {footer}
  </div>
);

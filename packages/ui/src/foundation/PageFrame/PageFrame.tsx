import type { ReactNode } from 'react';
import * as css from './PageFrame.css.ts';

export interface PageFrameProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** A page from its header to its footer, which stands at the lower edge of the window even when there is little between. */
export const PageFrame = ({ header, footer, children }: PageFrameProps) => (
  <div data-component="PageFrame" className={css.root}>
    {header}
    <main id="main" tabIndex={-1} className={css.main}>
      {children}
    </main>
    {footer}
  </div>
);

/** Stands for the rest of a page that is on its way: the footer waits below the window instead of being pushed out of it. */
export const PageRest = () => <div data-component="PageRest" className={css.rest} />;

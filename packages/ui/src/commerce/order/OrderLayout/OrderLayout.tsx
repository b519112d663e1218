import type { ReactNode } from 'react';
import * as css from './OrderLayout.css.ts';

export interface OrderLayoutProps {
  /** The list, on the left. */
  list: ReactNode;
  /** The order that is shown. */
  children?: ReactNode;
}

/** Orders beside the one that is shown; on a phone the chosen order stands above the list. */
export const OrderLayout = ({ list, children }: OrderLayoutProps) => (
  <div data-component="OrderLayout" className={css.layout}>
    <div className={css.list}>{list}</div>
    {children && <div className={css.detail}>{children}</div>}
  </div>
);

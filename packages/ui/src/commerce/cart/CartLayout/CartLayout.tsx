import type { ReactNode } from 'react';
import * as css from './CartLayout.css.ts';

export interface CartLayoutProps {
  /** The retailer's carts; absent when there is only one. */
  list?: ReactNode;
  /** Whose cart it is. */
  header: ReactNode;
  /** The totals; they stay in view on a wide screen. */
  summary: ReactNode;
  /** Total and a button for phones, where the summary stands below all products. It stays in view. */
  bar?: ReactNode;
  /** Errors and collections. */
  children: ReactNode;
}

/** The places of a cart: carts, products, summary beside each other on a desk, below each other on a phone. */
export const CartLayout = ({ list, header, summary, bar, children }: CartLayoutProps) => (
  <div data-component="CartLayout" className={list ? css.withList : css.layout}>
    {list && <div className={css.list}>{list}</div>}
    <div className={css.main}>
      {header}
      {children}
    </div>
    <div className={css.summary}>
      <div className={css.staying}>{summary}</div>
    </div>
    {bar && <div className={css.bar}>{bar}</div>}
  </div>
);

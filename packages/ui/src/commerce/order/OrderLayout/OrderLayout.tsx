import type { ReactNode } from 'react';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { media } from '../../../internal/media.ts';
import * as css from './OrderLayout.css.ts';

export interface OrderLayoutProps {
  /** The list, on the left. */
  list: ReactNode;
  /** The order that is shown. */
  children?: ReactNode;
  /** Nobody chose an order yet: on a phone the list stands above. */
  listFirst?: boolean;
}

/** Orders beside the one that is shown; on a phone the chosen order stands above the list. Read and focused in the order it is seen. */
export const OrderLayout = ({ list, children, listFirst = false }: OrderLayoutProps) => {
  const isBeside = useMediaQuery(media.desktop);
  const parts = [
    <div key="list" className={css.list}>
      {list}
    </div>,
    children && (
      <div key="detail" className={css.detail}>
        {children}
      </div>
    ),
  ];
  return (
    <div data-component="OrderLayout" className={css.layout}>
      {isBeside || listFirst ? parts : parts.toReversed()}
    </div>
  );
};

import type { ReactNode } from 'react';
import { sprinkles } from '../sprinkles.css.ts';
import type { Sprinkles } from '../sprinkles.css.ts';

export interface GridProps {
  children?: ReactNode;
  /** How many equal columns, by width: `{ mobile: 2, tablet: 3, desktop: 4 }`. */
  columns: Sprinkles['gridTemplateColumns'];
  space?: Sprinkles['columnGap'];
  /** Room between rows when it differs from `space`. */
  rowSpace?: Sprinkles['rowGap'];
  align?: Sprinkles['alignItems'];
  as?: 'div' | 'ul' | 'ol' | 'section';
}

/** Children in equal columns. */
export const Grid = ({ children, columns, space = 'md', rowSpace, align, as: Tag = 'div' }: GridProps) => (
  <Tag
    data-component="Grid"
    className={sprinkles({
      display: 'grid',
      gridTemplateColumns: columns,
      columnGap: space,
      rowGap: rowSpace ?? space,
      alignItems: align,
    })}
  >
    {children}
  </Tag>
);

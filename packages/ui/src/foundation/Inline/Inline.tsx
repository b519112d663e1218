import type { ReactNode } from 'react';
import { sprinkles } from '../sprinkles.css.ts';
import type { Sprinkles } from '../sprinkles.css.ts';

export interface InlineProps {
  children?: ReactNode;
  /** Room between the children, in both directions once they wrap. */
  space?: Sprinkles['gap'];
  align?: Sprinkles['alignItems'];
  justify?: Sprinkles['justifyContent'];
  wrap?: boolean;
  as?: 'div' | 'ul' | 'ol' | 'nav' | 'span';
}

/** Children beside each other. */
export const Inline = ({
  children,
  space = 'sm',
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Tag = 'div',
}: InlineProps) => (
  <Tag
    data-component="Inline"
    className={sprinkles({
      display: 'flex',
      flexWrap: wrap ? 'wrap' : 'nowrap',
      gap: space,
      alignItems: align,
      justifyContent: justify,
    })}
  >
    {children}
  </Tag>
);

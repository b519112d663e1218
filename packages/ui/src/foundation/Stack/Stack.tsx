import type { ReactNode } from 'react';
import { sprinkles } from '../sprinkles.css.ts';
import type { Sprinkles } from '../sprinkles.css.ts';

export interface StackProps {
  children?: ReactNode;
  /** Room between the children. */
  space?: Sprinkles['rowGap'];
  align?: Sprinkles['alignItems'];
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'form' | 'fieldset' | 'nav' | 'span';
}

/** Children below each other. */
export const Stack = ({ children, space = 'md', align = 'stretch', as: Tag = 'div' }: StackProps) => (
  <Tag
    data-component="Stack"
    className={sprinkles({ display: 'flex', flexDirection: 'column', rowGap: space, alignItems: align })}
  >
    {children}
  </Tag>
);

import type { ReactNode } from 'react';
import '../reset.css.ts';
import { sprinkles } from '../sprinkles.css.ts';
import type { Sprinkles } from '../sprinkles.css.ts';
import { edge } from './Box.css.ts';

type BoxTag = 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'main' | 'nav' | 'li' | 'span';

export interface BoxProps {
  children?: ReactNode;
  as?: BoxTag;
  id?: string;
  padding?: Sprinkles['padding'];
  paddingBlock?: Sprinkles['paddingBlock'];
  paddingInline?: Sprinkles['paddingInline'];
  /** Which widths show it at all. */
  display?: Sprinkles['display'];
  background?: Sprinkles['background'];
  radius?: Sprinkles['borderRadius'];
  /** A hairline all around. */
  border?: boolean;
}

/** A plain area with room inside it. */
export const Box = ({ children, as: Tag = 'div', id, radius, border = false, ...layout }: BoxProps) => (
  <Tag
    id={id}
    data-component="Box"
    className={[sprinkles({ ...layout, borderRadius: radius }), border ? edge : ''].join(' ')}
  >
    {children}
  </Tag>
);

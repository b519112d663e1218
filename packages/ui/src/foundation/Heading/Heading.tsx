import type { ReactNode } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  children?: ReactNode;
  /** Its place in the page's outline; `size` says how it looks. */
  level: 1 | 2 | 3 | 4;
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'hero';
  align?: 'start' | 'center' | 'end';
  /** A whole sentence, which stays in small letters also where a partner sets headings in capitals. */
  sentence?: boolean;
  id?: string;
}

const sizes = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** A heading in the partner's display face. */
export const Heading = ({ children, level, size = sizes[level], align, sentence, id }: HeadingProps) => {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} data-component="Heading" className={heading({ size, align, sentence })}>
      {children}
    </Tag>
  );
};

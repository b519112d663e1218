import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '../LinkProvider/LinkProvider.tsx';
import { link } from './TextLink.css.ts';

export interface TextLinkProps {
  children: ReactNode;
  /** Where it leads; without it this is a button that looks like a link. */
  href?: string;
  onPress?: MouseEventHandler<HTMLElement>;
  tone?: 'brand' | 'ink' | 'muted' | 'inherit';
  /** Underlined only under the pointer; for lists of links, never within text. */
  quiet?: boolean;
  /** Opens in a new tab. */
  external?: boolean;
  /** Marks the page one is on. */
  current?: boolean;
}

/** A link within text. */
export const TextLink = ({ children, tone = 'brand', quiet, href, onPress, external, current }: TextLinkProps) => {
  const look = { 'data-component': 'TextLink', className: link({ tone, quiet }), onClick: onPress };
  if (href === undefined)
    return (
      <button type="button" {...look}>
        {children}
      </button>
    );
  const newTab = external ? ({ target: '_blank', rel: 'noreferrer' } as const) : {};
  return (
    <Link {...look} {...newTab} href={href} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
};

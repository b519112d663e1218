import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '../LinkProvider/LinkProvider.tsx';
import { link } from './TextLink.css.ts';

interface Look {
  children: ReactNode;
  tone?: 'brand' | 'ink' | 'muted' | 'inherit';
  /** Underlined only under the pointer; for lists of links, never within text. */
  quiet?: boolean;
}

export type TextLinkProps = Look &
  (
    | {
        href: string;
        /** Opens in a new tab. */
        external?: boolean;
        /** Marks the page one is on. */
        current?: boolean;
        onPress?: MouseEventHandler<HTMLAnchorElement>;
      }
    | { href?: undefined; onPress: MouseEventHandler<HTMLButtonElement> }
  );

/** A link within text; without `href` it is a button that looks like one. */
export const TextLink = ({ children, tone = 'brand', quiet, ...target }: TextLinkProps) => {
  const className = link({ tone, quiet });
  if (target.href === undefined)
    return (
      <button type="button" data-component="TextLink" className={className} onClick={target.onPress}>
        {children}
      </button>
    );
  const newTab = target.external ? ({ target: '_blank', rel: 'noreferrer' } as const) : {};
  return (
    <Link
      href={target.href}
      data-component="TextLink"
      className={className}
      aria-current={target.current ? 'page' : undefined}
      onClick={target.onPress}
      {...newTab}
    >
      {children}
    </Link>
  );
};

import type { LinkProps } from '@vitrine/ui/foundation';
import { Link } from 'react-router-dom';

/** A path of the shop, or another query of the screen. */
const isOwn = (href: string): boolean => /^(?:\/(?!\/)|\?)/.test(href);

/** The library's links become the router's inside the shop, and plain anchors elsewhere. */
export function RouterLink({ href, children, ...attributes }: LinkProps) {
  if (!isOwn(href) || attributes.target === '_blank') {
    return (
      <a href={href} {...attributes}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...attributes}>
      {children}
    </Link>
  );
}

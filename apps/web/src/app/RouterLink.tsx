import { VisuallyHidden, type LinkProps } from '@vitrine/ui/foundation';
import type { MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useTranslate } from '../shared/connected/useTranslate.ts';

/** A path of the shop, or another query of the screen. */
const isOwn = (href: string): boolean => /^(?:\/(?!\/)|\?)/.test(href);

/** True for a press that stays in this tab: no other button, no key that opens a tab or a window. */
const staysHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** A link inside the shop, without what the router's own brings for servers of another kind: 4 kB of the first load. */
function OwnLink({ href, children, onClick, ...attributes }: LinkProps) {
  const address = useHref(href);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <a
      {...attributes}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !staysHere(event)) return;
        event.preventDefault();
        // Pressed on its own page, a link leaves one entry in the history.
        void navigate(href, { replace: href === pathname + search + hash });
      }}
    >
      {children}
    </a>
  );
}

/** A link that opens a new tab says so to screen readers. */
function NewTabLink({ children, ...attributes }: LinkProps) {
  const t = useTranslate();
  return (
    <a {...attributes}>
      {children} <VisuallyHidden>{t('app.newTab')}</VisuallyHidden>
    </a>
  );
}

/** The library's links become the router's inside the shop, and plain anchors elsewhere. */
export function RouterLink(link: LinkProps) {
  if (link.target === '_blank') return <NewTabLink {...link} />;
  if (isOwn(link.href)) return <OwnLink {...link} />;
  return <a {...link}>{link.children}</a>;
}

import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../foundation/Icon/index.ts';
import { HeaderEntry } from './HeaderEntry.tsx';
import * as css from './SiteHeader.css.ts';
import type { HeaderAction } from './types.ts';
import { useDisclosure } from './useDisclosure.ts';

interface FlyoutProps {
  label: ReactNode;
  links: HeaderAction[];
  align: 'start' | 'end';
  current?: boolean;
}

/** A bar entry that opens a short list of links. */
export function Flyout({ label, links, align, current }: FlyoutProps) {
  const { root, open, toggle, close } = useDisclosure<HTMLDivElement>();
  const id = useId();
  return (
    <div ref={root} className={css.flyout} data-part="flyout">
      <button
        type="button"
        className={css.link}
        aria-expanded={open}
        aria-controls={id}
        data-current={current || undefined}
        onClick={toggle}
      >
        {label}
        <Icon name="chevron-down" size="sm" />
      </button>
      <ul id={id} className={css.panel} data-align={align} hidden={!open}>
        {links.map((link) => (
          <li key={link.id}>
            <HeaderEntry action={link} className={css.panelLink} onChosen={close} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../../foundation/index.ts';
import { useMissedToggle } from '../../hooks/useMissedToggle.ts';
import { content, item, mark, summary } from './Disclosure.css.ts';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Of those with one group name only one is open at a time. */
  group?: string;
  onToggle?: (change: { open: boolean }) => void;
}

/** A heading that opens what stands below it. Found by the page's own search even while closed. */
export const Disclosure = ({ title, children, defaultOpen, group, onToggle }: DisclosureProps) => (
  <details
    ref={useMissedToggle()}
    data-component="Disclosure"
    name={group}
    open={defaultOpen}
    className={item}
    onToggle={(event) => onToggle?.({ open: event.currentTarget.open })}
  >
    <summary className={summary}>
      {title}
      <span className={mark}>
        <Icon name="chevron-down" />
      </span>
    </summary>
    <div className={content}>{children}</div>
  </details>
);

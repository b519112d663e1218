import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '@vitrine/ui/foundation';
import type { IconName } from '@vitrine/ui/foundation';
import * as css from './toolbar.css.ts';

interface PopProps {
  label: string;
  icon: IconName;
  /** The main thing to do here. */
  strong?: boolean;
  children: ReactNode;
  onOpen?: () => void;
}

/** A button that opens something below it. The platform closes it, by Escape or a press elsewhere, and gives the focus back. */
export const Pop = ({ label, icon, strong, children, onOpen }: PopProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const place = (panel: HTMLElement) => {
    const at = button.current?.getBoundingClientRect();
    if (!at) return;
    const { clientWidth } = document.documentElement;
    panel.style.setProperty(css.popFrom.top, `${at.bottom}px`);
    panel.style.setProperty(css.popFrom.end, `${clientWidth - at.right}px`);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.tool}
        data-strong={strong || undefined}
        popoverTarget={id}
        aria-haspopup="dialog"
      >
        <span className={css.toolMark}>
          <Icon name={icon} size="sm" />
        </span>
        <span className={css.toolWords}>{label}</span>
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={css.pop}
        onBeforeToggle={(event) => {
          if (event.newState !== 'open') return;
          place(event.currentTarget);
          onOpen?.();
        }}
      >
        {children}
      </div>
    </>
  );
};

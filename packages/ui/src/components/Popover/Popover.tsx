import type { ReactNode } from 'react';
import { Popover as AriaPopover, Button, Dialog, DialogTrigger } from 'react-aria-components';
import { Icon } from '../../foundation/index.ts';
import type { IconName } from '../../foundation/index.ts';
import { AriaLocale } from '../AriaLocale/index.ts';
import * as css from './Popover.css.ts';

export interface PopoverProps {
  /** Names the button and what it opens. */
  label: string;
  icon?: IconName;
  /** Only the icon shows; the label stays for assistive technology. */
  iconOnly?: boolean;
  children: ReactNode;
}

/** A small piece of content that hangs below its button; Escape or a press outside closes it. */
export function Popover({ label, icon = 'info', iconOnly = false, children }: PopoverProps) {
  return (
    <AriaLocale>
      <DialogTrigger>
        <Button className={css.trigger} aria-label={iconOnly ? label : undefined} data-component="Popover">
          <Icon name={icon} size="sm" />
          {!iconOnly && label}
        </Button>
        <AriaPopover className={css.popover} offset={6} containerPadding={16}>
          <Dialog className={css.content} aria-label={label}>
            {children}
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </AriaLocale>
  );
}

import type { ReactNode } from 'react';
import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon } from '../../foundation/index.ts';
import type { IconName } from '../../foundation/index.ts';
import { AriaLocale } from '../AriaLocale/index.ts';
import * as css from './Menu.css.ts';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
  /** Why it cannot be chosen now; shown below its name. */
  disabledReason?: string;
  disabled?: boolean;
}

export interface MenuProps {
  /** What the button says. */
  label: string;
  children?: ReactNode;
  entries: MenuEntry[];
  onChoose: (choice: { id: string }) => void;
}

/** A button that offers several actions. */
export function Menu({ label, children, entries, onChoose }: MenuProps) {
  return (
    <AriaLocale>
      <MenuTrigger>
        <Button className={css.trigger} data-component="Menu">
          {children ?? label}
          <Icon name="chevron-down" size="sm" />
        </Button>
        <Popover className={css.popover} placement="bottom end" offset={4}>
          <AriaMenu className={css.list} aria-label={label} onAction={(key) => onChoose({ id: String(key) })}>
            {entries.map((entry) => (
              <MenuItem
                key={entry.id}
                id={entry.id}
                textValue={entry.label}
                isDisabled={entry.disabled}
                className={css.item}
              >
                {entry.icon && <Icon name={entry.icon} size="sm" />}
                <span className={css.words}>
                  {entry.label}
                  {entry.disabled && entry.disabledReason && <span className={css.reason}>{entry.disabledReason}</span>}
                </span>
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  );
}

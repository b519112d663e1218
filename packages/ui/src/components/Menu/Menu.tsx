import { useId } from 'react';
import type { ComponentProps, Key, ReactNode } from 'react';
import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon } from '../../foundation/index.ts';
import type { IconName } from '../../foundation/index.ts';
import { AriaLocale } from '../AriaLocale/index.ts';
import { ListStatusLine, comingAria } from '../ListNote/index.ts';
import type { ComingList } from '../ListNote/index.ts';
import * as css from './Menu.css.ts';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
  /** Why it cannot be chosen now; shown below its name. */
  disabledReason?: string;
  disabled?: boolean;
}

export interface MenuProps extends ComingList {
  /** What the button says. */
  label: string;
  children?: ReactNode;
  entries: MenuEntry[];
  onChoose: (choice: { id: string }) => void;
}

const Entry = ({ id, label, icon, disabled, disabledReason }: MenuEntry) => (
  <MenuItem
    id={id}
    textValue={label}
    shouldCloseOnSelect={!disabled}
    className={css.item}
    // Not `isDisabled`: arrow keys would skip the entry, and nobody would hear its reason.
    render={(props) => <div {...(props as ComponentProps<'div'>)} aria-disabled={disabled || undefined} />}
  >
    {icon && <Icon name={icon} size="sm" />}
    <span className={css.words}>
      {label}
      {disabled && disabledReason && <span className={css.reason}>{disabledReason}</span>}
    </span>
  </MenuItem>
);

const retryId = 'menu-retry';

/** An entry as any other, so that arrow keys and letters find it; the menu stays open for what comes. */
const Retry = ({ label, onRetry }: { label: string; onRetry: () => void }) => (
  <MenuItem id={retryId} textValue={label} shouldCloseOnSelect={false} onAction={onRetry} className={css.item}>
    <Icon name="refresh" size="sm" />
    {label}
  </MenuItem>
);

type ListProps = Omit<MenuProps, 'children'>;

const List = ({ label, entries, onChoose, status = 'ready', onRetry, labels }: ListProps) => {
  const id = useId();
  const aria = comingAria(id, status);
  const choose = (key: Key) => {
    const entry = entries.find((one) => one.id === key);
    if (entry && !entry.disabled) onChoose({ id: entry.id });
  };
  return (
    <>
      <ListStatusLine {...{ id, status, labels }} />
      <AriaMenu
        // What comes instead of what had the focus gets it: a list made again takes it.
        key={entries.length > 0 ? 'entries' : status}
        className={css.list}
        aria-label={label}
        onAction={choose}
        render={(props) => <div {...props} {...aria} />}
      >
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
        {status === 'error' && onRetry && labels ? <Retry label={labels.retry} onRetry={onRetry} /> : null}
      </AriaMenu>
    </>
  );
};

/** A button that offers several actions. */
export function Menu({ children, ...list }: MenuProps) {
  return (
    <AriaLocale>
      <MenuTrigger>
        <Button className={css.trigger} data-component="Menu">
          {children ?? list.label}
          <Icon name="chevron-down" size="sm" />
        </Button>
        <Popover className={css.popover} placement="bottom end" offset={4} containerPadding={16}>
          <List {...list} />
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  );
}

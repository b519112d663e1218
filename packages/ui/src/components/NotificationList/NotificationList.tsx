import type { MouseEvent } from 'react';
import { Icon, Text } from '../../foundation/index.ts';
import { Popover } from '../Popover/index.ts';
import type { ToastMessage } from '../Toast/index.ts';
import * as css from './NotificationList.css.ts';

export interface NotificationListProps {
  /** Everything said so far, newest first: the `log` of `useToasts`. */
  log: ToastMessage[];
  labels: {
    /** The words on the button. */
    open: (values: { count: number }) => string;
    /** Stands there when nothing has been said yet. */
    empty: string;
  };
  /** The button shows its icon alone. */
  iconOnly?: boolean;
}

const icons = { neutral: 'info', positive: 'success', critical: 'error' } as const;

/** The button goes once it is pressed; its list keeps the focus. */
const press = (action: NonNullable<ToastMessage['action']>) => (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.closest('ul')?.focus();
  action.onPress();
};

const Item = ({ tone, message, action, used }: ToastMessage) => (
  <li data-tone={tone} className={css.item}>
    <span className={css.marks[tone]}>
      <Icon name={icons[tone]} size="sm" />
    </span>
    <span className={css.words}>
      {message}
      {action && !used ? (
        <button type="button" className={css.action} onClick={press(action)}>
          {action.label}
        </button>
      ) : null}
    </span>
  </li>
);

/** Keeps what toasts have said, for anyone who was looking elsewhere or reads more slowly than they leave. */
export const NotificationList = ({ log, labels, iconOnly }: NotificationListProps) => (
  <span data-component="NotificationList">
    <Popover icon="history" label={labels.open({ count: log.length })} iconOnly={iconOnly}>
      {log.length === 0 ? (
        <Text tone="muted" size="sm">
          {labels.empty}
        </Text>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
        <ul className={css.list} tabIndex={0}>
          {log.map((said) => (
            <Item key={said.id} {...said} />
          ))}
        </ul>
      )}
    </Popover>
  </span>
);

import type { ReactNode } from 'react';
import * as css from './MessagesLayout.css.ts';

export interface MessagesLayoutProps {
  /** The list of chats. */
  list: ReactNode;
  /** The chat that is open. */
  chat?: ReactNode;
  /** Shown beside the list while no chat is open. */
  empty: ReactNode;
}

/** The list of chats beside the one that is open. On a phone it shows one of them. */
export const MessagesLayout = ({ list, chat, empty }: MessagesLayoutProps) => (
  <div data-component="MessagesLayout" className={css.layout} data-chat={chat ? true : undefined}>
    <div className={css.list}>{list}</div>
    <div className={css.chat}>{chat ?? empty}</div>
  </div>
);

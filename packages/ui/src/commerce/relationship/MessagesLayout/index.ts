export { MessagesLayout } from './MessagesLayout.tsx';
export type { MessagesLayoutProps } from './MessagesLayout.tsx';

export { UnreadMessages } from './UnreadMessages.tsx';
export type { UnreadMessagesLabels, UnreadMessagesProps } from './UnreadMessages.tsx';

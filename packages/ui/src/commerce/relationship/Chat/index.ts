export { Chat } from './Chat.tsx';
export type { ChatDraft, ChatLabels, ChatMessage, ChatProps } from './types.ts';

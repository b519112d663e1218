export { MessageForm } from './MessageForm.tsx';
export type { MessageFormProps } from './MessageForm.tsx';
export type { Message, MessageFormLabels } from './types.ts';

import { emailShape } from '../../../internal/emailShape.ts';
import type { Message, MessageFormLabels } from './types.ts';

export type Problems = Partial<Record<keyof Message, string>>;

const emailProblem = (email: string, { emailRequired, emailInvalid }: MessageFormLabels['problems']) => {
  if (email === '') return emailRequired;
  return emailShape.test(email) ? undefined : emailInvalid;
};

/** What keeps a message from being sent (V-041, V-042, V-043, V-044, V-045); who signed in as a buyer gives the message alone. */
export function problemsOf(message: Message, isKnown: boolean, words: MessageFormLabels['problems']): Problems {
  const text = message.message === '' ? { message: words.messageRequired } : {};
  if (isKnown) return text;
  const found: Problems = {
    email: emailProblem(message.email, words),
    name: message.name === '' ? words.nameRequired : undefined,
    storeName: message.storeName === '' ? words.storeNameRequired : undefined,
    ...text,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

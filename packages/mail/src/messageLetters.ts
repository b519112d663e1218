import type { MailContent } from './content.ts';
import { createTranslator, greeting } from './language.ts';
import type { MailLanguage } from './language.ts';

const t = createTranslator({
  greeting,
  visitorSubject: { en: '{visitor} of {store} has written to you', pt_BR: '{visitor}, de {store}, escreveu para você' },
  visitor: {
    en: '{visitor} of {store} has written to you by your page:',
    pt_BR: '{visitor}, de {store}, escreveu pela sua página:',
  },
  visitorButton: { en: 'Answer', pt_BR: 'Responder' },
  visitorClosing: {
    en: 'Your answer in the inbox goes to {email} by mail. Nobody has checked that this address is theirs.',
    pt_BR:
      'Sua resposta na caixa de mensagens vai por e-mail para {email}. Ninguém verificou se o endereço é da pessoa.',
  },
  answerSubject: { en: '{brand} has answered you', pt_BR: '{brand} respondeu para você' },
  answer: { en: '{brand} has answered your message:', pt_BR: '{brand} respondeu à sua mensagem:' },
  answerButton: { en: 'Write to {brand} again', pt_BR: 'Escrever de novo para {brand}' },
  answerClosing: {
    en: 'If you did not write to {brand}, ignore this mail.',
    pt_BR: 'Se você não escreveu para {brand}, ignore este e-mail.',
  },
});

const linesOf = (message: string): string[] => message.split(/\n+/).filter((line) => line.trim() !== '');

interface VisitorMessage {
  /** First name of the reader. */
  name: string;
  visitor: string;
  store: string;
  email: string;
  message: string;
  /** The chat. */
  url: string;
}

/** A visitor has written to a brand by the form of its page. */
export const visitorLetter = (language: MailLanguage, { url, message, ...values }: VisitorMessage): MailContent => ({
  subject: t(language, 'visitorSubject', { ...values }),
  paragraphs: [t(language, 'greeting', { ...values }), t(language, 'visitor', { ...values }), ...linesOf(message)],
  button: { label: t(language, 'visitorButton'), url },
  closing: t(language, 'visitorClosing', { ...values }),
});

interface Answer {
  /** What the visitor is called. */
  name: string;
  brand: string;
  message: string;
  /** The brand's page. */
  url: string;
}

/** A brand answers a visitor. */
export const answerLetter = (language: MailLanguage, { url, message, ...values }: Answer): MailContent => ({
  subject: t(language, 'answerSubject', { ...values }),
  paragraphs: [t(language, 'greeting', { ...values }), t(language, 'answer', { ...values }), ...linesOf(message)],
  button: { label: t(language, 'answerButton', { ...values }), url },
  closing: t(language, 'answerClosing', { ...values }),
});

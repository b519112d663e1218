export type { MailContent, MailSender } from './content.ts';
export type { MailLanguage } from './language.ts';
export { orderLetter, recoveryLetter, statusLetter } from './letters.ts';
export { renderMail } from './template.ts';
export type { RenderedMail } from './template.ts';

import type { MailContent, MailSender } from './content.ts';
import { mailHtml } from './html.ts';
import type { MailLanguage } from './language.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const text = ({ shop }: MailSender, { paragraphs, facts = [], button, closing }: MailContent): string =>
  [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(closing === undefined ? [] : [closing]),
    `-- \n${shop}`,
  ].join('\n\n');

/** A mail in the sender's look, as text and as HTML. */
export const renderMail = (sender: MailSender, language: MailLanguage, content: MailContent): RenderedMail => ({
  subject: content.subject,
  text: text(sender, content),
  html: mailHtml(sender, language, content),
});

import { z } from 'zod';
import type { Delivered, Delivery } from '../../modules/shared/members/service.ts';
import type { Installation } from '../command.ts';

export const printLink = z
  .boolean()
  .default(false)
  .describe('Prints the link instead of mailing it. It is printed anyway where SMTP_URL is not set.');

export const deliveryOf = ({ config }: Installation, wantsLink: boolean): Delivery =>
  wantsLink || config.smtpUrl === undefined ? 'hand' : 'mail';

export const aboutLink = (delivered: Delivered): string =>
  'link' in delivered
    ? `This link lets the member choose a password, once, within seven days. It is shown only here:\n\n  ${delivered.link}\n`
    : `A mail to ${delivered.mailedTo} carries the link to choose a password. It works once, within seven days.\n`;

export const aboutMails = ({ config }: Installation, mailedTo: readonly string[]): string => {
  if (mailedTo.length === 0) return 'Nobody who buys for it can sign in, so nobody was written to.\n';
  return config.smtpUrl === undefined
    ? `A mail for ${mailedTo.join(', ')} waits until SMTP_URL is set.\n`
    : `A mail goes to ${mailedTo.join(', ')}.\n`;
};

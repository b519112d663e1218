import { emailShape } from '../../../internal/emailShape.ts';
import type { Invitation, InviteLabels } from './types.ts';

/** What keeps an invitation from being sent: a name under three letters (V-094), an address that is none (V-095). */
export const problemsOf = (
  { name, email }: Invitation,
  labels: InviteLabels,
): Partial<Pick<Invitation, 'name' | 'email'>> => ({
  ...(name.length < 3 && { name: labels.nameRequired }),
  ...(!emailShape.test(email) && { email: labels.emailRequired }),
});

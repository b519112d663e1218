import { useMutation } from '@tanstack/react-query';
import type { Client } from '@vitrine/api/client';
import { useServices } from '../../shared/queries/services.ts';

/** What a link of a mail does: confirms the newsletter, ends it, or ends the daily mails. */
export const steps = ['confirm', 'unsubscribe', 'digest'] as const;
export type Step = (typeof steps)[number];

const calls: Record<Step, (client: Client, token: string) => Promise<unknown>> = {
  confirm: (client, token) => client.landing.confirmSubscription({ body: { token } }),
  unsubscribe: (client, token) => client.landing.unsubscribe({ params: { token }, body: {} }),
  digest: (client, token) => client.notifications.endMails({ params: { token }, body: {} }),
};

/** Makes the call of a step with the token of the mail's link. */
export const useAnswer = (step: Step, token: string) => {
  const { client } = useServices();
  return useMutation({ mutationFn: () => calls[step](client, token) });
};

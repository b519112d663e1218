import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../queries/services.ts';

/** Asks the server for a mail that leads to a new password. */
export const useRecoveryMail = () => {
  const { client } = useServices();
  return useMutation({ mutationFn: (email: string) => client.auth.recovery({ body: { email } }) });
};

import { useMutation } from '@tanstack/react-query';
import { useDialogs } from '../../shared/connected/dialogs/dialogState.tsx';
import { useServices } from '../../shared/queries/services.ts';

/** Opens the login for a known address, and the registration for any other. */
export const useEmailCheck = () => {
  const { client } = useServices();
  const { open } = useDialogs();
  return useMutation({
    mutationFn: (email: string) => client.auth.checkEmail({ body: { email } }),
    onSuccess: ({ data: isKnown }, email) =>
      open(isKnown ? { kind: 'login', email } : { kind: 'register', registrant: 'retailer', email }),
  });
};

import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../shared/queries/services.ts';

/** Saves the new password with the token of the mail's link. */
export const useNewPassword = (token: string) => {
  const { client } = useServices();
  return useMutation({
    mutationFn: (values: { password: string; confirm: string }) =>
      client.auth.recoveryConfirm({ body: { ...values, token } }),
  });
};

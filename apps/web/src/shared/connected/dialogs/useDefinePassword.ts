import { useMutation } from '@tanstack/react-query';
import type { DefinedPassword } from '@vitrine/ui/sections/DefinePasswordDialog';
import { useServices } from '../../queries/services.ts';

/** Saves the first password with the hash of the mail's link. */
export const useDefinePassword = (hash: string) => {
  const { client } = useServices();
  return useMutation({
    mutationFn: ({ confirm, ...values }: DefinedPassword) =>
      client.auth.definePassword({ body: { ...values, hash, password_confirmation: confirm } }),
  });
};

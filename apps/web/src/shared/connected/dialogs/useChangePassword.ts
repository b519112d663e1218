import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../queries/services.ts';
import { useSignIn } from '../auth/useSignIn.ts';

/** Replaces the default password of `email`, then signs in with the new one. */
export const useChangePassword = (email: string) => {
  const { client } = useServices();
  const { enter, busy, isWrong } = useSignIn();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (body: { password: string; confirm: string }) => {
      await client.auth.changeDefaultPassword({ body });
      // The sign-in that follows opens its own session: without this the one of the old password would outlive the sign-out.
      await client.auth.logout().catch(() => undefined);
    },
    onSuccess: (_, { password }) => enter({ email, password }),
  });
  return { change: mutate, isBusy: isPending || busy, failed: isError || isWrong };
};

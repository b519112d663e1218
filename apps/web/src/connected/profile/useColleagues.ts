import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { useState } from 'react';
import type { WireStatus } from '../../mappers/profile.ts';
import { useServices } from '../../queries/services.ts';
import type { UserData } from '../../queries/session.ts';
import { useTranslate } from '../useTranslate.ts';
import { useOutcome } from './useOutcome.ts';

type Users = NonNullable<WireStatus['users']>;

/** The list of users as it is held, changed at once by what the server answered. */
const useUserCache = () => {
  const { queries } = useServices();
  const queryClient = useQueryClient();
  return (change: (users: Users) => Users) =>
    queryClient.setQueryData(queries.session.status().queryKey, (held) =>
      held ? { ...held, users: change(held.users ?? []) } : held,
    );
};

/** Invites colleagues, and activates or deactivates them; a brand's people have calls of their own. */
export const useColleagues = (side: UserData['entity_stype']) => {
  const t = useTranslate();
  const { client } = useServices();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { outcome, onOutcomeSeen, ...said } = useOutcome();
  const changeUsers = useUserCache();
  const isSeller = side === 'seller';

  const toggle = useMutation({
    mutationFn: async (email: string) => {
      const input = { body: { email } };
      const call = isSeller ? client.profile.toggleSeller(input) : client.profile.toggleUser(input);
      return (await call).data.data.status;
    },
    onMutate: (email) => setErrors((all) => ({ ...all, [email]: '' })),
    onError: (error, email) =>
      setErrors((all) => ({ ...all, [email]: error instanceof ApiError ? error.message : t('profile.failed') })),
    onSuccess: (status, email) =>
      changeUsers((users) => users.map((user) => (user.email === email ? { ...user, status } : user))),
  });
  const invite = useMutation({
    mutationFn: async ({ name, email }: { name: string; email: string }) => {
      const input = { body: { first_name: name, email } };
      const call = isSeller ? client.profile.inviteSeller(input) : client.profile.inviteUser(input);
      return (await call).data;
    },
    onMutate: said.clear,
    onError: said.failed,
    onSuccess: ({ message, data }) => {
      changeUsers((users) => [...users.filter(({ email }) => email !== data.email), data]);
      said.succeeded(message);
    },
  });
  return {
    errors,
    toggle: toggle.mutate,
    toggling: toggle.isPending ? toggle.variables : undefined,
    invite: invite.mutate,
    inviting: invite.isPending,
    outcome,
    onOutcomeSeen,
  };
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import type { BrandRight } from '@vitrine/api/rules';
import type { Invitation } from '@vitrine/ui/commerce/company/UserList';
import { useState } from 'react';
import type { WireStatus } from '../../mappers/profile.ts';
import { useServices } from '../../queries/services.ts';
import type { UserData } from '../../queries/session.ts';
import { useTranslate } from '../useTranslate.ts';
import { useSetRight } from './useSetRight.ts';
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
  const refused = (error: Error, email: string) =>
    setErrors((all) => ({ ...all, [email]: error instanceof ApiError ? error.message : t('profile.failed') }));
  const rights = useSetRight({ onError: refused, changeUsers });

  const toggle = useMutation({
    mutationFn: async (email: string) => {
      const input = { body: { email } };
      const call = isSeller ? client.profile.toggleSeller(input) : client.profile.toggleUser(input);
      return (await call).data.data.status;
    },
    onMutate: (email) => setErrors((all) => ({ ...all, [email]: '' })),
    onError: refused,
    onSuccess: (status, email) =>
      changeUsers((users) => users.map((user) => (user.email === email ? { ...user, status } : user))),
  });
  const invite = useMutation({
    mutationFn: async ({ name, email, right }: Invitation) => {
      const body = { first_name: name, email };
      const call = isSeller
        ? client.profile.inviteSeller({ body: { ...body, right: right as BrandRight } })
        : client.profile.inviteUser({ body });
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
    busyWith: toggle.isPending ? toggle.variables : rights.changing,
    setRight: rights.set,
    onInvite: invite.mutate,
    inviting: invite.isPending,
    outcome,
    onOutcomeSeen,
  };
};

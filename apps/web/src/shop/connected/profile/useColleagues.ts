import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import type { BrandRight } from '@vitrine/api/rules';
import type { Invitation } from '@vitrine/ui/commerce/company/UserList';
import { useState } from 'react';
import type { SaidOfColleagues, WireStatus } from '../../mappers/profile.ts';
import { useServices } from '../../../shared/queries/services.ts';
import type { UserData } from '../../../shared/queries/session.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
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

interface Changing {
  changeUsers: ReturnType<typeof useUserCache>;
  side: UserData['entity_stype'];
}

/** What a company does about one colleague, with what became of it beside the colleague. */
const useChanges = ({ changeUsers, side }: Changing) => {
  const t = useTranslate();
  const { client } = useServices();
  const [said, setSaid] = useState<SaidOfColleagues>({});
  const say = (email: string, words: SaidOfColleagues[string] = {}) => setSaid((all) => ({ ...all, [email]: words }));
  const refused = (error: Error, email: string) =>
    say(email, { error: error instanceof ApiError ? error.message : t('profile.failed') });
  const isSeller = side === 'seller';
  const rights = useSetRight({ onError: refused, changeUsers });
  const toggle = useMutation({
    mutationFn: async (email: string) => {
      const input = { body: { email } };
      const call = isSeller ? client.profile.toggleSeller(input) : client.profile.toggleUser(input);
      return (await call).data.data.status;
    },
    onMutate: (email) => say(email),
    onError: refused,
    onSuccess: (status, email) =>
      changeUsers((users) => users.map((user) => (user.email === email ? { ...user, status } : user))),
  });
  const revoke = useMutation({
    mutationFn: (email: string) =>
      isSeller ? client.profile.revokeSeller({ body: { email } }) : client.profile.revokeUser({ body: { email } }),
    onMutate: (email) => say(email),
    onError: refused,
    onSuccess: (_, email) => changeUsers((users) => users.filter((user) => user.email !== email)),
  });
  const [busy] = [toggle, revoke].filter(({ isPending }) => isPending);
  return {
    said,
    say,
    refused,
    toggle: toggle.mutate,
    revoke: revoke.mutate,
    setRight: rights.set,
    busyWith: busy?.variables ?? rights.changing,
  };
};

/** Invites colleagues, once or again, takes invitations back, and activates or deactivates people; a brand's have calls of their own. */
export const useColleagues = (side: UserData['entity_stype']) => {
  const { client } = useServices();
  const { outcome, onOutcomeSeen, ...form } = useOutcome();
  const changeUsers = useUserCache();
  const { say, refused, busyWith, ...changes } = useChanges({ changeUsers, side });
  const send = async ({ name, email, right }: Invitation) => {
    const body = { first_name: name, email };
    const call =
      side === 'seller'
        ? client.profile.inviteSeller({ body: { ...body, right: right as BrandRight } })
        : client.profile.inviteUser({ body });
    return (await call).data;
  };
  const invite = useMutation({
    mutationFn: send,
    onMutate: form.clear,
    onError: form.failed,
    onSuccess: ({ message, data }) => {
      changeUsers((users) => [...users.filter(({ email }) => email !== data.email), data]);
      form.succeeded(message);
    },
  });
  const again = useMutation({
    mutationFn: send,
    onMutate: ({ email }) => say(email),
    onError: (error, { email }) => refused(error, email),
    onSuccess: ({ message }, { email }) => say(email, { notice: message }),
  });
  return {
    ...changes,
    inviteAgain: (user: Users[number] | undefined): void => {
      if (user) again.mutate({ name: user.first_name, email: user.email, right: user.right });
    },
    busyWith: again.isPending ? again.variables.email : busyWith,
    onInvite: invite.mutate,
    inviting: invite.isPending,
    outcome,
    onOutcomeSeen,
  };
};

import type { FastifyInstance } from 'fastify';
import { contract } from '@vitrine/api';
import { asBuyer, asMember, asSeller } from '../../../domain/scope.ts';
import type { MemberScope } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { userDataOf } from '../../shared/auth/user.ts';
import { inviteColleague, revokeInvitation, toggleColleague } from './colleagues.ts';
import { toUser } from './mapper.ts';
import { domainsOf, saveAddress, saveCompany, saveDomains, savePerson } from './service.ts';
import { setRight } from './rights.ts';
import { t } from './words.ts';

const toggle = async (scope: MemberScope, email: string) => ({
  status: 200 as const,
  data: { data: { status: await toggleColleague(scope, email) } },
});

const invite = async (scope: MemberScope, typed: Parameters<typeof inviteColleague>[1]) => {
  const colleague = await inviteColleague(scope, typed);
  const message = t(scope.language, 'invited', { email: colleague.email });
  return { status: 201 as const, data: { message, data: toUser(colleague) } };
};

const revoke = async (scope: MemberScope, email: string) => {
  await revokeInvitation(scope, email);
  return { status: 204 as const, data: undefined };
};

/** The profile of the signed-in user and their company. */
export const profileRoutes = async (app: FastifyInstance): Promise<void> => {
  const { files } = app.platform;
  const routes = implement(contract.profile, {
    domains: async ({ scope }) => ({ status: 200, data: { data: { data: await domainsOf(asBuyer(scope)) } } }),
    saveDomains: async ({ scope, body }) => ({
      status: 200,
      data: { data: { data: await saveDomains(asBuyer(scope), body) } },
    }),
    saveAddress: async ({ scope, body }) => ({ status: 200, data: await saveAddress(asBuyer(scope), body) }),
    saveCompany: async ({ scope, body }) => ({ status: 200, data: await saveCompany(asBuyer(scope), files, body) }),
    toggleUser: ({ scope, body }) => toggle(asBuyer(scope), body.email),
    inviteUser: ({ scope, body }) => invite(asBuyer(scope), body),
    revokeUser: ({ scope, body }) => revoke(asBuyer(scope), body.email),
    toggleSeller: ({ scope, body }) => toggle(asSeller(scope), body.email),
    inviteSeller: ({ scope, body }) => invite(asSeller(scope), body),
    revokeSeller: ({ scope, body }) => revoke(asSeller(scope), body.email),
    setRight: async ({ scope, body }) => ({
      status: 200,
      data: { data: toUser(await setRight(asSeller(scope), body)) },
    }),
    saveUser: async ({ scope, body }) => {
      await savePerson(asMember(scope), body);
      return { status: 200, data: await userDataOf(scope) };
    },
  });
  await app.register(routes);
};

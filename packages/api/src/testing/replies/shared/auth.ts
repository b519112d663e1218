import { canonicalEmail } from '../../../rules/email.ts';
import type { Fixtures, Member } from '../../fixtures/index.ts';
import type { Replies } from '../replies.ts';
import { problem } from '../problem.ts';

/** The password every fixture member signs in with. */
export const FIXTURE_PASSWORD = 'vitrine-demo';

const wrong = {
  status: 401,
  data: { error: 'invalid_grant', error_description: 'E-mail or password is wrong.' },
} as const;

/** Any address signs in with the fixture password; recovery knows only the members' addresses. */
export const authReplies = (fixtures: Fixtures, member: Member | null): Replies['auth'] => {
  const known = new Set(Object.values(fixtures.members).map(({ user }): string => user.email));
  const { access_token, refresh_token, token_type, expires_in } = fixtures.tokens;
  return {
    token: ({ body }) => (body.password === FIXTURE_PASSWORD ? { status: 200, data: fixtures.tokens } : wrong),
    login: ({ body }) => (body.password === FIXTURE_PASSWORD ? { status: 200, data: { access_token } } : wrong),
    refresh: { status: 200, data: { access_token, refresh_token, token_type, expires_in } },
    logout: { status: 204, data: undefined },
    userData: { status: 200, data: member?.user ?? fixtures.members.approved.user },
    me: { status: 200, data: { stage: member?.stage ?? null } },
    messageViewed: { status: 200, data: { message: 'Recorded.' } },
    loginError: { status: 204, data: undefined },
    checkEmail: ({ body }) => ({ status: 200, data: known.has(canonicalEmail(body.email)) }),
    recovery: ({ body }) =>
      known.has(canonicalEmail(body.email))
        ? { status: 200, data: { message: 'Success! Check your email for more information.' } }
        : { status: 404, data: problem('Email not found') },
    recoveryConfirm: { status: 200, data: { message: 'Password Changed!' } },
    definePassword: { status: 200, data: { message: 'Password Changed!' } },
    changeDefaultPassword: { status: 200, data: { message: 'Password Changed!' } },
  };
};

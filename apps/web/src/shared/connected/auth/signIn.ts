import { ApiError } from '@vitrine/api/client';
import { loginDestination, type LoginDestination } from '@vitrine/api/rules';
import { paths } from '../../config/paths.ts';
import { track } from '../tracking/track.ts';
import type { Services } from '../../queries/services.ts';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * `back`: the user whose session had ended goes on where they were. `other`: in their place somebody else has signed in. `wrong`: e-mail and password do not fit. `default-password`: the password must be changed first.
 * `wait`: too many attempts; the login stays and says so. `refused`: any other refusal.
 */
export type SignInOutcome =
  | { kind: 'entered'; destination: LoginDestination }
  | { kind: 'back' }
  | { kind: 'other'; home: string }
  | { kind: 'wrong' }
  | { kind: 'default-password' }
  | { kind: 'wait' }
  | { kind: 'refused'; message: string }
  | { kind: 'offline' };

const form = ({ email, password }: Credentials) => ({
  grant_type: 'password' as const,
  username: email.trim(),
  password,
});

const TOO_MANY = 429;

const isWrong = (error: ApiError): boolean => (error.body as { error?: string } | undefined)?.error === 'invalid_grant';

/** Failed logins are reported without the password (A-009, D-135); a report that fails is nobody's concern. */
const report = ({ client }: Services, email: string): void => {
  client.auth.loginError({ body: { grant_type: 'password', username: email, password: '' } }).catch(() => undefined);
};

const explain = (error: unknown): SignInOutcome => {
  if (!(error instanceof ApiError)) return { kind: 'offline' };
  if (error.status === TOO_MANY) return { kind: 'wait' };
  return isWrong(error) ? { kind: 'wrong' } : { kind: 'refused', message: error.message };
};

/** Reads who it is and keeps it; the stage is a retailer's alone (S-014). */
export const loadUser = async ({ client, session }: Services): Promise<void> => {
  const [user, status] = await Promise.all([client.auth.userData(), client.auth.me()]);
  session.enter(user.data);
  session.setStage(status.data.stage);
};

/**
 * Where the user goes now; what was stored for it is used up. A brand's own page is `sellerSlug`. `from` is the address at which the user
 * asked to sign in: once they are in, the guard of that screen may have led on.
 */
export const takeDestination = (
  { storage }: Services,
  sellerSlug: string | null,
  from: Pick<Location, 'pathname' | 'search'> = location,
): LoginDestination => {
  const destination = loginDestination({
    noRedirect: storage.get('noRedirect') !== null,
    eventPath: storage.get('eventPath'),
    brandSlug: storage.get('brandSlug'),
    sellerSlug,
    next: new URLSearchParams(from.search).get('next') ?? storage.get('loginTarget'),
    path: from.pathname,
  });
  for (const key of ['noRedirect', 'eventPath', 'brandSlug', 'loginTarget'] as const) storage.set(key, null);
  return destination;
};

const enter = async (services: Services, credentials: Credentials): Promise<SignInOutcome> => {
  const { pathname, search } = location;
  const before = services.session.getState();
  const tokens = (await services.client.auth.token({ body: form(credentials) })).data;
  services.session.store(tokens);
  if (!tokens.password_changed) return { kind: 'default-password' };
  await services.client.auth.login({ body: form(credentials) });
  await loadUser(services);
  track(services, { name: 'login' });
  const { user } = services.session.getState();
  const slug = user?.seller_slug ?? null;
  if (before.isPaused && user?.id === before.user?.id) {
    void services.queryClient.invalidateQueries();
    return { kind: 'back' };
  }
  services.queryClient.clear();
  if (before.isPaused) return { kind: 'other', home: slug ? paths.brand(slug) : paths.landing() };
  return { kind: 'entered', destination: takeDestination(services, slug, { pathname, search }) };
};

/** The login flow in its order: token, password-changed check, login, user (S-010, S-011, S-012, S-013, S-014). */
export const signIn = async (services: Services, credentials: Credentials): Promise<SignInOutcome> => {
  try {
    const outcome = await enter(services, credentials);
    if (outcome.kind === 'default-password') report(services, credentials.email);
    return outcome;
  } catch (error) {
    const outcome = explain(error);
    if (outcome.kind !== 'offline') report(services, credentials.email);
    return outcome;
  }
};

/** Ends every token of the sign-in on the server; false if the server could not be reached or failed. */
const endOnServer = ({ client }: Services): Promise<boolean> =>
  client.auth.logout().then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.status < 500,
  );

/** Ends the session here and on the server. What the server did not hear is repeated at the next start. */
export const signOut = async (services: Services): Promise<void> => {
  const { session, storage, queryClient } = services;
  const isEnded = await endOnServer(services);
  session.end('left');
  queryClient.clear();
  if (!isEnded && session.mayUseCookie) storage.set('signOutPending', 'true');
};

/** Repeats a sign-out that did not reach the server: no script can delete the cookie that is left. */
export const finishSignOut = async (services: Services): Promise<void> => {
  if (await endOnServer(services)) services.storage.set('signOutPending', null);
};

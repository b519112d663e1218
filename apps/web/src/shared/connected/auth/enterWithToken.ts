import type { LoginDestination } from '@vitrine/api/rules';
import type { Services } from '../../queries/services.ts';
import type { UserData } from '../../queries/session.ts';
import { isRefusal } from '../isRefusal.ts';
import { track } from '../tracking/track.ts';
import { loadUser, takeDestination } from './signIn.ts';

/** `refused`: the token does not work any more. `unreachable`: the server could not say; the token is kept. */
export type EntryOutcome =
  | { kind: 'entered'; destination: LoginDestination }
  | { kind: 'refused' }
  | { kind: 'unreachable' };

/** Makes the temporary token the access token (S-024). The refresh cookie of a member who was here before does not renew it. */
export const keepTemporaryToken = (
  { session, storage }: Pick<Services, 'session' | 'storage'>,
  before: UserData | null,
): void => {
  const token = session.temporaryToken();
  if (token === null) return;
  session.store({ access_token: token, refresh_token: '' });
  if (before?.id !== session.getState().user?.id) storage.set('foreignCookie', 'true');
};

/**
 * Signs in with the token of a link. The token is checked; a server that refuses it exchanges it like a refresh token, which the client does by
 * itself (S-024, S-025, S-026). A session that was here before stays when the token does not work.
 */
export const enterWithToken = async (services: Services): Promise<EntryOutcome> => {
  const { client, session, queryClient } = services;
  const before = session.getState().user;
  try {
    await client.auth.me();
    await loadUser(services);
    keepTemporaryToken(services, before);
    track(services, { name: 'login' });
    queryClient.clear();
    return { kind: 'entered', destination: takeDestination(services, null) };
  } catch (error) {
    return { kind: isRefusal(error) ? 'refused' : 'unreachable' };
  }
};

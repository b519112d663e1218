import { ApiError } from '@vitrine/api/client';
import type { LoginDestination } from '@vitrine/api/rules';
import type { Services } from '../../queries/services.ts';
import { track } from '../tracking/track.ts';
import { loadUser, takeDestination } from './signIn.ts';

/** `refused`: the token does not work any more. `unreachable`: the server could not say; the token is kept. */
export type EntryOutcome =
  | { kind: 'entered'; destination: LoginDestination }
  | { kind: 'refused' }
  | { kind: 'unreachable' };

const TOO_MANY = 429;

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY;

/**
 * Signs in with the token of a link. The token is checked; a server that refuses it exchanges it like a refresh token, which the client does by
 * itself (S-024, S-025, S-026). A session that was here before stays when the token does not work.
 */
export const enterWithToken = async (services: Services): Promise<EntryOutcome> => {
  const { client, session, queryClient } = services;
  try {
    await client.auth.me();
    const token = session.temporaryToken();
    if (token !== null) session.store({ access_token: token, refresh_token: '' });
    await loadUser(services);
    track(services, { name: 'login' });
    queryClient.clear();
    return { kind: 'entered', destination: takeDestination(services, null) };
  } catch (error) {
    return { kind: isRefusal(error) ? 'refused' : 'unreachable' };
  }
};

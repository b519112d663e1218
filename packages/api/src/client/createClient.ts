import { ApiError } from './errors.ts';
import { endpoints } from './endpoints.ts';
import { carriesToken } from './headers.ts';
import { createRefresher } from './refresh.ts';
import { send, type Answer, type Transport } from './send.ts';
import { currentToken } from './session.ts';
import type { Client, Endpoint, LooseInput } from './types.ts';

const UNAUTHORIZED = 401;

const SIGNING_IN = new Set(['/v1/auth/user-data', '/v1/auth/me', '/api/change/']);

/** Calls of a sign-in itself go through a pause. Public reads wait like all others: a visitor gets another answer than the user. */
const isOfSignIn = ({ access, method, path }: Endpoint): boolean =>
  (access === 'public' && method !== 'GET') || SIGNING_IN.has(path);

/** As the server says it to somebody who is not signed in. */
const SIGNED_OUT: Answer = {
  status: UNAUTHORIZED,
  data: { detail: 'Authentication credentials were not provided.' },
  requestId: null,
};

const mapValues = <T, U>(source: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(source).map(([key, value]) => [key, map(value)]));

/**
 * The API as functions. A call resolves with `{ status, data }` and rejects with `ApiError` (the server refused) or
 * `NetworkError` (nothing came back). An expired session is refreshed once, paused or ended. In a pause calls wait for the next
 * sign-in, and are sent then if the same person is back.
 */
export const createClient = (transport: Transport): Client => {
  const { session } = transport;
  const refresh = createRefresher(transport);

  /** Whether a call may be sent for the person who made it. */
  const mayGo = async (endpoint: Endpoint, userId: number | undefined): Promise<boolean> => {
    if (isOfSignIn(endpoint)) return true;
    await session.whenGoingOn?.();
    return session.userId?.() === userId;
  };

  const sendWithSession = async (endpoint: Endpoint, input: LooseInput): Promise<Answer> => {
    const userId = session.userId?.();
    // Before the token ends, so that no call is refused for it. If this fails, the call itself says so.
    if (carriesToken(endpoint) && session.isExpiring?.()) await refresh(currentToken(session)).catch(() => undefined);
    if (!(await mayGo(endpoint, userId))) return SIGNED_OUT;
    const token = currentToken(session);
    const answer = await send(transport, endpoint, input);
    if (answer.status !== UNAUTHORIZED || token === null || !carriesToken(endpoint)) return answer;
    // Another call, or another tab, may have renewed the session meanwhile.
    if (currentToken(session) === token) await refresh(token);
    if (!(await mayGo(endpoint, userId))) return answer;
    const fresh = currentToken(session);
    return fresh === null || fresh === token ? answer : send(transport, endpoint, input);
  };

  const callOf =
    (endpoint: Endpoint) =>
    async (input: LooseInput = {}) => {
      const { status, data, requestId } = await sendWithSession(endpoint, input);
      if (status >= 300) throw new ApiError(status, data, requestId);
      return { status, data };
    };

  // The table is proved equal to the contract by a test, so that these functions have the contract's types.
  return mapValues<Readonly<Record<string, Endpoint>>, unknown>(endpoints, (calls) =>
    mapValues(calls, callOf),
  ) as Client;
};

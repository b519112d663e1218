import { ApiError } from './errors.ts';
import { endpoints } from './endpoints.ts';
import { carriesToken } from './headers.ts';
import { createRefresher } from './refresh.ts';
import { send, type Answer, type Transport } from './send.ts';
import { currentToken } from './session.ts';
import type { Client, Endpoint, LooseInput } from './types.ts';

const UNAUTHORIZED = 401;

const mapValues = <T, U>(source: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(source).map(([key, value]) => [key, map(value)]));

/**
 * The API as functions. A call resolves with `{ status, data }` and rejects with `ApiError` (the server refused) or
 * `NetworkError` (nothing came back). An expired session is refreshed once, or ended.
 */
export const createClient = (transport: Transport): Client => {
  const { session } = transport;
  const refresh = createRefresher(transport);

  const sendWithSession = async (endpoint: Endpoint, input: LooseInput): Promise<Answer> => {
    // Before the token ends, so that no call is refused for it. If this fails, the call itself says so.
    if (carriesToken(endpoint) && session.isExpiring?.()) await refresh(currentToken(session)).catch(() => undefined);
    const token = currentToken(session);
    const answer = await send(transport, endpoint, input);
    if (answer.status !== UNAUTHORIZED || token === null || !carriesToken(endpoint)) return answer;
    // Another call, or another tab, may have renewed the session meanwhile.
    if (currentToken(session) === token) await refresh(token);
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

import { ApiError } from './errors.ts';
import { endpoints } from './endpoints.ts';
import { send, type Answer, type Transport } from './send.ts';
import type { FreshTokens } from './session.ts';

const isTokens = (answer: Answer): answer is Answer & { data: FreshTokens } =>
  answer.status === 200 && typeof answer.data === 'object' && answer.data !== null && 'access_token' in answer.data;

/** True when there are new tokens, false when the session has ended. */
const renew = async (transport: Transport): Promise<boolean> => {
  const { session } = transport;
  const refresh_token = session.refreshToken();
  if (refresh_token === null) {
    session.end('expired');
    return false;
  }
  const answer = await send(transport, endpoints.auth.refresh, { body: { refresh_token } });
  if (isTokens(answer)) {
    session.store(answer.data);
    return true;
  }
  // A server in trouble says nothing about the session: only a refusal ends it.
  if (answer.status >= 500 || answer.status === 429) throw new ApiError(answer.status, answer.data, answer.requestId);
  // Another tab may have used the token in the meantime; its tokens are as good.
  if (session.refreshToken() !== refresh_token) return true;
  session.end('refused');
  return false;
};

/** Refreshes once for all callers that ask while it runs: a refresh token works once. */
export const createRefresher = (transport: Transport): (() => Promise<boolean>) => {
  let running: Promise<boolean> | null = null;
  return () => {
    running ??= renew(transport).finally(() => {
      running = null;
    });
    return running;
  };
};

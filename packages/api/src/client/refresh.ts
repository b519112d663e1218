import { ApiError } from './errors.ts';
import { endpoints } from './endpoints.ts';
import { send, type Answer, type Transport } from './send.ts';

/** Some servers keep the refresh token and answer with the access token alone. */
interface Renewed {
  access_token: string;
  refresh_token?: string;
}

const isRenewed = (answer: Answer): answer is Answer & { data: Renewed } =>
  answer.status === 200 && typeof answer.data === 'object' && answer.data !== null && 'access_token' in answer.data;

/** Leaves the session with new tokens, or ended. Rejects when the server could not say. */
const renew = async (transport: Transport): Promise<void> => {
  const { session } = transport;
  const refresh_token = session.refreshToken();
  if (refresh_token === null) {
    session.end('expired');
    return;
  }
  const answer = await send(transport, endpoints.auth.refresh, { body: { refresh_token } });
  if (isRenewed(answer)) {
    session.store({ refresh_token, ...answer.data });
    return;
  }
  // A server in trouble says nothing about the session: only a refusal ends it.
  if (answer.status >= 500 || answer.status === 429) throw new ApiError(answer.status, answer.data, answer.requestId);
  // Another tab may have used the token in the meantime; its tokens are as good.
  if (session.refreshToken() === refresh_token) session.end('refused');
};

/** Refreshes once for all callers that ask while it runs: a refresh token works once. */
export const createRefresher = (transport: Transport): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  return () => {
    running ??= renew(transport).finally(() => {
      running = null;
    });
    return running;
  };
};

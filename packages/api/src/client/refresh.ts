import { ApiError } from './errors.ts';
import { endpoints } from './endpoints.ts';
import { send, type Answer, type Transport } from './send.ts';
import { currentToken, type EndReason } from './session.ts';

/** Some servers keep the refresh token and answer with the access token alone. */
interface Renewed {
  access_token: string;
  refresh_token?: string;
}

const isRenewed = (answer: Answer): answer is Answer & { data: Renewed } =>
  answer.status === 200 && typeof answer.data === 'object' && answer.data !== null && 'access_token' in answer.data;

/** Leaves the session with new tokens instead of the stale one, paused or ended. Rejects when the server could not say. */
const renew = async (transport: Transport, stale: string | null): Promise<void> => {
  const { session } = transport;
  const endOrPause = (reason: EndReason): void => {
    if (!session.pause?.()) session.end(reason);
  };
  // Another tab may have refreshed while this one waited for its turn.
  if (currentToken(session) !== stale) return;
  const refresh_token = session.refreshToken() ?? undefined;
  const hasCookie = session.mayUseCookie && !session.isCookieForeign?.();
  if (refresh_token === undefined && !hasCookie) {
    endOrPause('expired');
    return;
  }
  const answer = await send(transport, endpoints.auth.refresh, { body: { refresh_token } });
  if (isRenewed(answer)) {
    session.store({ refresh_token: refresh_token ?? '', ...answer.data });
    return;
  }
  // A server in trouble says nothing about the session: only a refusal ends it.
  if (answer.status >= 500 || answer.status === 429) throw new ApiError(answer.status, answer.data, answer.requestId);
  // Another tab may have used the token in the meantime; its tokens are as good.
  if (currentToken(session) === stale) endOrPause('refused');
};

/** Refreshes once for all callers that ask while it runs: a refresh token works once. */
export const createRefresher = (transport: Transport): ((stale: string | null) => Promise<void>) => {
  const { session } = transport;
  let running: Promise<void> | null = null;
  return (stale) => {
    const work = () => renew(transport, stale);
    running ??= (session.takeTurn ? session.takeTurn(work) : work()).finally(() => {
      running = null;
    });
    return running;
  };
};

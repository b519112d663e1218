import { currentToken, type Session } from './session.ts';
import type { Endpoint, LooseInput } from './types.ts';

export interface Identity {
  session: Session;
  /** Of the white-label account; null while it is not known. */
  accountHash: () => string | null;
  /** The code of the language, such as `pt_BR`. */
  language: () => string;
  /** Public OAuth client id, not a secret (D-136). */
  clientId: string;
}

/** Calls that open or renew a session never carry one; the second call of a sign-in does, to stay in the session of the first. */
const OPENING = new Set(['/o/token/', '/v1/auth/refresh']);

/** Calls that hand over the refresh token or end it: there a browser asks for the cookie (B-03). */
const WITH_COOKIE = new Set(['/o/token/', '/v1/auth/refresh', '/v1/auth/logout']);

export const carriesToken = (endpoint: Endpoint): boolean => !OPENING.has(endpoint.path);

const isOlder = (endpoint: Endpoint): boolean => endpoint.path.startsWith('/api/');

const authorization = (endpoint: Endpoint, identity: Identity, token: string | null): string | null => {
  if (endpoint.clientCredentials) return `Basic ${btoa(`${identity.clientId}:`)}`;
  if (token === null || !carriesToken(endpoint)) return null;
  return isOlder(endpoint) ? `Token ${token}` : `Bearer ${token}`;
};

const acceptOf = ({ answer }: Endpoint): string => {
  if (answer === 'file') return '*/*';
  return answer === 'events' ? 'text/event-stream, application/json' : 'application/json';
};

/** A-001, A-002, A-003, D-073. */
export const buildHeaders = (
  endpoint: Endpoint,
  identity: Identity,
  input: LooseInput,
  contentType?: string,
): Record<string, string> => {
  const headers: Record<string, string | null | undefined> = {
    accept: acceptOf(endpoint),
    'accept-language': identity.language().replace('_', '-'),
    authorization: authorization(endpoint, identity, currentToken(identity.session)),
    'content-type': contentType,
    'idempotency-key': input.idempotencyKey,
    'x-account-hash': identity.accountHash(),
    'x-session': identity.session.mayUseCookie && WITH_COOKIE.has(endpoint.path) ? 'cookie' : null,
  };
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => Boolean(entry[1])));
};

import { currentToken, type Session } from './session.ts';
import type { Endpoint, LooseInput } from './types.ts';

export interface Identity {
  session: Session;
  /** Of the white-label account; null while it is not known. */
  accountHash: () => string | null;
  /** `en` or `pt_BR`. */
  language: () => string;
  /** Public OAuth client id, not a secret (D-136). */
  clientId: string;
}

/** Calls that open or renew a session never carry one. */
const OPENING = new Set(['/o/token/', '/v1/auth/login', '/v1/auth/refresh']);

export const carriesToken = (endpoint: Endpoint): boolean => !OPENING.has(endpoint.path);

const isOlder = (endpoint: Endpoint): boolean => endpoint.path.startsWith('/api/');

const authorization = (endpoint: Endpoint, identity: Identity, token: string | null): string | null => {
  if (endpoint.clientCredentials) return `Basic ${btoa(`${identity.clientId}:`)}`;
  if (token === null || !carriesToken(endpoint)) return null;
  return isOlder(endpoint) ? `Token ${token}` : `Bearer ${token}`;
};

/** A-001, A-002, A-003, D-073. */
export const buildHeaders = (
  endpoint: Endpoint,
  identity: Identity,
  input: LooseInput,
  contentType?: string,
): Record<string, string> => {
  const headers: Record<string, string | null | undefined> = {
    accept: 'application/json',
    'accept-language': identity.language().replace('_', '-'),
    authorization: authorization(endpoint, identity, currentToken(identity.session)),
    'content-type': contentType,
    'idempotency-key': input.idempotencyKey,
    'x-account-hash': identity.accountHash(),
  };
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => Boolean(entry[1])));
};

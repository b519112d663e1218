import { Refusal } from '../../../domain/refusal.ts';

interface GrantProblem {
  error: 'invalid_grant' | 'invalid_client' | 'invalid_request' | 'too_many_attempts';
  error_description: string;
}

const wrong: GrantProblem = { error: 'invalid_grant', error_description: 'Invalid credentials given.' };

/** OAuth's refusals; a wrong e-mail and a wrong password read the same. */
export const refused = {
  invalidGrant: { status: 401, data: wrong },
  invalidClient: { status: 401, data: { error: 'invalid_client', error_description: 'Unknown client.' } },
  invalidRequest: {
    status: 400,
    data: { error: 'invalid_request', error_description: 'Send grant_type=password, username and password as a form.' },
  },
} as const satisfies Record<string, { status: 400 | 401; data: GrantProblem }>;

/** A refusal of too many attempts in OAuth's form; anything else is thrown on. */
export const tooManyGrants = (error: unknown) => {
  if (!(error instanceof Refusal) || error.status !== 429) throw error;
  return {
    status: 429 as const,
    data: { error: 'too_many_attempts' as const, error_description: error.message },
    headers: { 'retry-after': String(Math.ceil(Number(error.extra.retry_after))) },
  };
};

const clientId = 'vitrine-web';

/** Basic credentials of the public client: its id and an empty secret (D-136). They open nothing alone. */
export const isKnownClient = (authorization: string | undefined): boolean => {
  const encoded = /^Basic\s+([A-Za-z0-9+/=]{1,200})$/i.exec(authorization ?? '')?.[1];
  return encoded !== undefined && Buffer.from(encoded, 'base64').toString('utf8') === `${clientId}:`;
};

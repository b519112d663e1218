import type { FastifyRequest } from 'fastify';
import type { Scope } from '../../../domain/scope.ts';

interface OwnCookie {
  name: string;
  /** Empty to remove the cookie. */
  value: string;
  /** The addresses that it is sent to. */
  path: string;
  seconds: number;
}

/** The header that keeps a secret in the browser for some seconds, out of reach of scripts and of other sites. */
export const ownCookie = (request: FastifyRequest, scope: Scope, { name, value, path, seconds }: OwnCookie): string => {
  const isSecure = (request.headers.origin ?? scope.origin).startsWith('https:');
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
};

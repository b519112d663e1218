import type { FastifyRequest } from 'fastify';
import type { Scope } from '../../../domain/scope.ts';
import { placeOf } from '../../../platform/place.ts';
import { knownDays } from './knownSources.ts';
import type { Source } from './knownSources.ts';
import { ownCookie } from './ownCookie.ts';

const name = 'device';

/** Where a call comes from: its network address and the device cookie. */
export const sourceOf = (request: FastifyRequest): Source => ({
  place: placeOf(request.ip),
  device: /(?:^|;\s*)device=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1],
});

/** The header that lets a browser show where it has signed in before. It opens nothing; it keeps strangers from using up the member's attempts. */
export const deviceCookie = (request: FastifyRequest, scope: Scope, secret: string): string =>
  ownCookie(request, scope, { name, value: secret, path: '/', seconds: knownDays * 24 * 3600 });

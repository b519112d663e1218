import { createHash } from 'node:crypto';
import { plainSlug } from '@vitrine/api/rules';

/** The last part of an address: a name in plain letters. A name without any gets one made of its digest, behind `kind`. */
export const slugOf = (name: string, kind: string): string =>
  plainSlug(name) || `${kind}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;

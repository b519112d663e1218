import { createHash } from 'node:crypto';

/** The last part of an address: a name in plain letters. A name without any gets one made of its digest, behind `kind`. */
export const slugOf = (name: string, kind: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  if (plain === '') return `${kind}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
  return plain;
};

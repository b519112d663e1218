import { isIPv4 } from 'node:net';

/** The eight groups of an IPv6 address; the URL parser knows every way to write one. */
const groupsOf = (address: string): string[] => {
  const host = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  if (host === undefined) return [];
  const [head = '', tail] = host.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  return tail === undefined
    ? before
    : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
};

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');

/**
 * Where a request comes from, as attempts are counted: an IPv4 address, or the first 64 bits of an IPv6 one, because anyone who has such an address
 * has all of the others with the same beginning.
 */
export const placeOf = (ip: string): string => {
  if (isIPv4(ip)) return ip;
  const groups = groupsOf(ip.split('%')[0] ?? '');
  if (groups.length !== 8) return ip;
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
};

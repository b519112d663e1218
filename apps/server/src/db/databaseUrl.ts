const writing = new Set(['read-write', 'primary']);

const attribute = 'target_session_attrs';

/** Without what this driver does not know. */
const withoutAttribute = (url: URL): string => {
  url.searchParams.delete(attribute);
  return url.href;
};

/**
 * Several servers of one database, of which one takes writes at a time: an address for each server that a `DATABASE_URL` names, such as
 * `postgres://h1,h2:5433/db`; none if it cannot be read.
 */
export const serversOf = (databaseUrl: string): string[] => {
  const [scheme = ''] = /^postgres(?:ql)?:\/\//.exec(databaseUrl) ?? [];
  const [authority = ''] = /^[^/?#]*/.exec(databaseUrl.slice(scheme.length)) ?? [];
  const hosts = scheme && authority.slice(authority.lastIndexOf('@') + 1);
  if (!hosts.includes(',')) return URL.canParse(databaseUrl) ? [databaseUrl] : [];
  // Who signs in, and what follows, is the same for all.
  const end = scheme.length + authority.length;
  const [before, after] = [databaseUrl.slice(0, end - hosts.length), databaseUrl.slice(end)];
  const urls = hosts.split(',').map((host) => (host === '' ? null : URL.parse(before + host + after)));
  return urls.every((url) => url !== null) ? urls.map(withoutAttribute) : [];
};

/** Whether `DATABASE_URL` is an address that this server can use: it writes, so of several servers it needs the one that takes writes. */
export const isDatabaseUrl = (databaseUrl: string): boolean => {
  const [first, ...others] = serversOf(databaseUrl);
  if (first === undefined || !/^postgres(?:ql)?:/.test(first)) return false;
  const wanted = /[?&]target_session_attrs=([^&]*)/.exec(databaseUrl)?.[1];
  return others.length === 0 || wanted === undefined || writing.has(wanted);
};

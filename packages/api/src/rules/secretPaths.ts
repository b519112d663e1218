/** Parameters, in paths and queries, whose values open something. */
export const SECRET_PARAMETERS: ReadonlySet<string> = new Set(['token', 'hash', 'code', 'ticket']);

/** First segments of the shop's pages whose address carries such a value behind them. A screen with one belongs on this list. */
const SECRET_PAGES = ['newsletter', 'recovery'];

const HIDDEN = '[redacted]';

/** Our own secrets, 32 random bytes as base64url, wherever somebody puts one. */
const OWN_SECRET = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** Byte by byte, so that a broken encoding hides nothing. */
const decode = (path: string): string =>
  path.replace(/%([0-9a-f]{2})/gi, (_escape, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));

const hidePage = (path: string): string => {
  const [first = '', ...rest] = decode(path).split('/').filter(Boolean);
  const page = first.toLowerCase();
  return rest.length > 0 && SECRET_PAGES.includes(page) ? `/${page}/${HIDDEN}` : path;
};

/** The route's own words, with the values of the parameters that may be read. */
const hideParameters = (path: string, route: string): string => {
  const names = route.split('/').filter(Boolean);
  const values = path.split('/').filter(Boolean);
  const isSecret = (name: string | undefined): boolean => name?.[0] === ':' && SECRET_PARAMETERS.has(name.slice(1));
  return `/${values.map((value, place) => (isSecret(names[place]) ? HIDDEN : value)).join('/')}`;
};

/**
 * The path of an address as it may be logged: without query and fragment, and without the values of secret parameters. `route` is the pattern
 * that answered, such as `/v1/files/:token`; without one, or with one that catches all, the address may be a page of the shop.
 */
export const loggablePath = (address: string, route?: string): string => {
  const path = address.split(/[?#]/)[0] ?? '';
  const hidden = route === undefined || route.includes('*') ? hidePage(path) : hideParameters(path, route);
  return hidden.replace(OWN_SECRET, HIDDEN);
};

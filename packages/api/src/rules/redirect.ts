/** A placeholder for the origin of the shop. Only the path of a target is used. */
const ANY_ORIGIN = 'https://shop.invalid';

const LENGTH = 2000;

/** One slash and no second, no backslash, nothing that a parser strips before it looks. */
const PATH_START = /^\/(?![/\\])/;
// eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const STRIPPED_OR_FOLDED = /[\u0000-\u0020\u007f\\]/;

/** A slash, a backslash or a control character in disguise, however often it was encoded. */
const DISGUISED = /%(?:25)*(?:2f|5c|[01][0-9a-f]|7f)/i;

/** A temporary token signs somebody in: a stored target must not smuggle one (D-134). */
const SECRET = 'token';

const parseInside = (target: string): URL | null => {
  const url = URL.parse(target, ANY_ORIGIN);
  return url?.origin === ANY_ORIGIN && PATH_START.test(url.pathname) && !DISGUISED.test(url.pathname) ? url : null;
};

/**
 * The path, query and hash of a target inside the shop, or null for anything else. For `next`, stored redirects and every
 * other target that came from outside; call it again at use, not only when storing.
 */
export const safeRedirect = (target: unknown): string | null => {
  if (typeof target !== 'string' || target.length > LENGTH) return null;
  if (!PATH_START.test(target) || STRIPPED_OR_FOLDED.test(target)) return null;
  const url = parseInside(target);
  if (url?.searchParams.has(SECRET)) url.searchParams.delete(SECRET);
  return url && url.pathname + url.search + url.hash;
};

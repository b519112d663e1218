import { safeRedirect } from './redirect.ts';
import { isHttpUrl } from './text.ts';

/**
 * A link that may be followed: a web address, or a path of the shop. Anything else is null, and what it was meant for is left out or does
 * nothing. For every address that comes from data; ask again where it becomes a link, not only where it is sent.
 */
export const safeLink = (link: unknown): string | null =>
  typeof link === 'string' && isHttpUrl(link) ? link : safeRedirect(link);

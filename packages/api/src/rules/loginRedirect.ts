import { safeRedirect } from './redirect.ts';

/** What was remembered before signing in; any of it may come from an address, so none is trusted. */
export interface RedirectSources {
  /** The flag that turns the redirect off (S-015, S-022). */
  noRedirect?: boolean;
  eventPath?: string | null;
  brandSlug?: string | null;
  sellerSlug?: string | null;
  /** The `next` parameter. */
  next?: string | null;
  /** Where the user stands now. */
  path: string;
}

export type LoginDestination = { kind: 'reload' } | { kind: 'path'; path: string };

const REGISTER = /^\/([^/]+)\/register\/?$/;

const slugPath = (slug: string | null | undefined): string | null =>
  slug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? `/${slug}` : null;

const collectionsPath = (path: string): string | null => {
  const page = slugPath(REGISTER.exec(path)?.[1]);
  return page && `${page}/collections`;
};

/** Where a user goes after signing in, in the specification's order. A target that leads outside is passed over. */
export const loginDestination = (sources: RedirectSources): LoginDestination => {
  if (sources.noRedirect) return { kind: 'reload' };
  const path =
    safeRedirect(sources.eventPath) ??
    slugPath(sources.brandSlug) ??
    slugPath(sources.sellerSlug) ??
    safeRedirect(sources.next) ??
    collectionsPath(sources.path) ??
    '/';
  return { kind: 'path', path };
};

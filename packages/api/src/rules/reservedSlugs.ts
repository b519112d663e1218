/** First segments that belong to the shop. */
const SHOP = [
  'account',
  'brand',
  'brands',
  'buyers',
  'cart',
  'categories',
  'compare',
  'connectedcollaboration',
  'connections',
  'createmyownlist',
  'define-password',
  'favorites',
  'hkhparis',
  'messages',
  'newhome',
  'newsletter',
  'notifications',
  'order',
  'pattern',
  'product',
  'products',
  'profile',
  'project',
  'recovery',
  'register',
  'totheworld',
  'vincular',
  'whoweare',
];

/** First segments that belong to the API and to what the server serves beside it. */
const SERVER = [
  'admin',
  'api',
  'assets',
  'docs',
  'fonts',
  'health',
  'healthz',
  'media',
  'o',
  'openapi',
  'outbox',
  'public',
  'readyz',
  'reference',
  'static',
  'storybook',
  'uploads',
  'v1',
  'v2',
  'v3',
  'well-known',
];

/** Reserved for future pages, and words that would look like the platform itself. */
const FUTURE = [
  'help',
  'home',
  'login',
  'logout',
  'orders',
  'privacy',
  'search',
  'sell',
  'settings',
  'special',
  'support',
  'terms',
];

export const RESERVED_SLUGS: ReadonlySet<string> = new Set([...SHOP, ...SERVER, ...FUTURE]);

/** A brand may not be called this, or the catch-all would never reach it (D-046). */
export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.has(slug.toLowerCase());

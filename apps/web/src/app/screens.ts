import type { ComponentType } from 'react';
import {
  mayEnterAccount,
  mayEnterAdmin,
  mayEnterAsBuyer,
  mayEnterAsUser,
  mayEnterProfile,
  mayEnterEventSegment,
  mayEnterSegment,
  mayFindRetailers,
  signedInHome,
  toBrandRegister,
  toCollections,
} from '../connected/guards.ts';
import type { Boot, EventSegment } from '../config/boot.ts';
import type { Services } from '../queries/services.ts';

export type Params = Readonly<Record<string, string | undefined>>;

export interface ScreenEntry {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** The screen needs no other words than those of the front page, or those of the studio or the back office beside all others. */
  words?: 'first' | 'studio' | 'admin';
  /** Fills the window, without header and footer. */
  bare?: true;
  /** Returns the path to redirect to, or null if the user may see the screen. `hash` is the fragment of the address. */
  guard?: (services: Services, params: Params, here: string) => string | null;
  /** Asks for the screen's data while its program is still on the way. */
  prefetch?: (services: Services, params: Params) => void;
}

const eventScreen = {
  load: () => import('../routes/event/route.tsx'),
  prefetch: ({ queries, queryClient }, { event = '' }) => {
    void queryClient.prefetchQuery(queries.events.heroes(event));
    void queryClient.prefetchQuery(queries.events.brands(event));
  },
} satisfies Omit<ScreenEntry, 'path'>;

const segmentScreen = {
  load: () => import('../routes/segment/route.tsx'),
  prefetch: ({ queries, queryClient }, { segment = '' }) =>
    void queryClient.prefetchQuery(queries.events.segment(segment)),
} satisfies Omit<ScreenEntry, 'path'>;

/** One route per segment, by its own address. */
const segmentScreens = (segments: readonly EventSegment[]): ScreenEntry[] =>
  segments.map((segment) => ({
    path: `/${segment.slug}`,
    load: segmentScreen.load,
    guard: mayEnterSegment(segment),
    prefetch: (services) => segmentScreen.prefetch(services, { segment: segment.slug }),
  }));

const office = {
  load: () => import('../routes/admin/route.tsx'),
  words: 'admin',
  guard: mayEnterAdmin,
} as const;

const campaign = () => import('../routes/campaign/route.tsx');

/** The map of the shop; `server/publicScreens.ts` lists what the server renders. A static first segment is found before the catch-all of brand pages (D-046). */
export const screens: readonly ScreenEntry[] = [
  { path: '/', load: () => import('../routes/landing/route.tsx'), words: 'first', guard: signedInHome },
  { path: '/whoweare', load: () => import('../routes/whoWeAre/route.tsx') },
  { path: '/hkhparis', load: campaign },
  { path: '/connectedcollaboration', load: campaign },
  { path: '/totheworld', load: campaign },
  { path: '/newsletter/:step/:token', load: () => import('../routes/newsletter/route.tsx') },
  { path: '/brands/:segment?', load: () => import('../routes/brands/route.tsx') },
  { path: '/register/:event?', load: () => import('../routes/register/route.tsx') },
  // The front page; the dialog of the shell opens over it.
  { path: '/define-password', load: () => import('../routes/landing/route.tsx'), words: 'first' },
  { path: '/recovery/:token', load: () => import('../routes/recovery/route.tsx') },
  {
    path: '/newhome',
    load: () => import('../routes/home/route.tsx'),
    guard: mayEnterAsUser,
  },
  { path: '/categories', load: () => import('../routes/categories/route.tsx'), guard: mayEnterAsUser },
  { path: '/createmyownlist/:id', load: () => import('../routes/myList/route.tsx'), guard: mayEnterAsUser },
  { path: '/products', load: () => import('../routes/products/route.tsx'), guard: mayEnterAsUser },
  { path: '/favorites', load: () => import('../routes/favorites/route.tsx'), guard: mayEnterAsBuyer },
  { path: '/compare', load: () => import('../routes/compare/route.tsx'), guard: mayEnterAsUser },
  {
    path: '/product/:id',
    load: () => import('../routes/product/route.tsx'),
    prefetch: ({ queries, queryClient, session }, { id }) => {
      if (session.getState().user) void queryClient.prefetchQuery(queries.products.detail(Number(id)));
    },
  },
  {
    path: '/cart/:cartId?',
    load: () => import('../routes/cart/route.tsx'),
    guard: mayEnterAsBuyer,
    prefetch: ({ queries, queryClient }) => void queryClient.prefetchInfiniteQuery(queries.cart.pages()),
  },
  // Signed-in users alone (P-048).
  { path: '/pattern', load: () => import('./preview/Pattern.tsx'), words: 'studio', bare: true, guard: mayEnterAsUser },
  { path: '/order/:id?', load: () => import('../routes/order/route.tsx'), guard: mayEnterAsUser },
  { path: '/project/:event', ...eventScreen },
  // `special` is no event: a static segment is matched before a parameter (D-033).
  { path: '/project/special/:event', ...eventScreen },
  { path: '/project/:event/:segment', ...segmentScreen, guard: mayEnterEventSegment },
  { path: '/project/special/:event/:segment', ...segmentScreen, guard: mayEnterEventSegment },
  // The screen itself sends visitors to the login: it first keeps where they wanted to go (B-21).
  { path: '/vincular/:segment', load: () => import('../routes/linkSegment/route.tsx') },
  {
    path: '/connections',
    load: () => import('../routes/connections/route.tsx'),
    guard: mayEnterAsUser,
    prefetch: ({ queries, queryClient, session }) =>
      void queryClient.prefetchInfiniteQuery(
        queries.connections.list(session.getState().user?.entity_stype ?? 'buyer', 'pending'),
      ),
  },
  {
    path: '/messages/:subjectId?',
    load: () => import('../routes/messages/route.tsx'),
    guard: mayEnterAsUser,
  },
  { path: '/notifications', load: () => import('../routes/notifications/route.tsx'), guard: mayEnterAsUser },
  { path: '/buyers', load: () => import('../routes/retailers/route.tsx'), guard: mayFindRetailers },
  {
    path: '/buyers/:id',
    load: () => import('../routes/retailer/route.tsx'),
    guard: mayFindRetailers,
    prefetch: ({ queries, queryClient }, { id }) => void queryClient.prefetchQuery(queries.retailers.page(Number(id))),
  },
  { path: '/admin/*', ...office },
  // More exact than the addresses of four parts below, which lead to products.
  { path: '/admin/brand/*', ...office },
  {
    path: '/profile',
    load: () => import('../routes/profile/route.tsx'),
    guard: mayEnterProfile,
    prefetch: ({ queries, queryClient }) => void queryClient.prefetchQuery(queries.session.status()),
  },
  { path: '/account', load: () => import('../routes/account/route.tsx'), guard: mayEnterAccount },
  {
    path: '/brand/:slug',
    load: () => import('../routes/lightBrand/route.tsx'),
    prefetch: ({ queries, queryClient }, { slug = '' }) => void queryClient.prefetchQuery(queries.brands.page(slug)),
  },
  // Some links to products carry the id as their fourth part.
  { path: '/:first/:second/:third/:id', load: () => import('../routes/productLink/route.tsx') },
  {
    path: '/:slug',
    load: () => import('../routes/brand/route.tsx'),
    prefetch: ({ queries, queryClient }, { slug = '' }) => {
      void queryClient.prefetchQuery(queries.brands.page(slug));
      void queryClient.prefetchQuery(queries.brands.collections(slug));
    },
  },
  {
    path: '/:slug/history',
    load: () => import('../routes/brandHistory/route.tsx'),
    prefetch: ({ queries, queryClient }, { slug = '' }) => void queryClient.prefetchQuery(queries.brands.page(slug)),
  },
  {
    path: '/:slug/register',
    load: () => import('../routes/brandRegister/route.tsx'),
    guard: toCollections,
    prefetch: ({ queries, queryClient }, { slug = '' }) => void queryClient.prefetchQuery(queries.brands.page(slug)),
  },
  {
    path: '/:slug/collections',
    load: () => import('../routes/collections/route.tsx'),
    guard: toBrandRegister,
    prefetch: ({ queries, queryClient }, { slug = '' }) =>
      void queryClient.prefetchQuery(queries.brands.collections(slug)),
  },
  {
    path: '/:slug/collections/:collectionId',
    load: () => import('../routes/collection/route.tsx'),
    guard: toBrandRegister,
  },
  { path: '*', load: () => import('../routes/notFound/route.tsx'), words: 'first' },
];

/** One route per campaign page of the account, by its present address and by those it had before. Of two alike the map's own comes first. */
const campaignScreens = (pages: Boot['account']['campaign_pages'] = []): ScreenEntry[] =>
  pages
    .flatMap(({ slug, former_slugs }) => [slug, ...former_slugs])
    .map((slug) => ({ path: `/${slug}`, load: campaign }));

/** What an account adds to the map of screens. */
export type OwnAddresses = Pick<Boot, 'account' | 'eventSegments'>;

/** The map of screens of an account. */
export const screensOf = ({ account, eventSegments }: OwnAddresses): readonly ScreenEntry[] => [
  ...screens,
  ...segmentScreens(eventSegments),
  ...campaignScreens(account.campaign_pages),
];

import {
  mayEnterAccount,
  mayEnterAsBuyer,
  mayEnterAsUser,
  mayEnterProfile,
  mayEnterEventSegment,
  mayEnterSegment,
  mayFindRetailers,
  signedInHome,
  toBrandRegister,
  toCollections,
} from '../shared/connected/guards.ts';
import type { Boot, EventSegment } from '../shared/config/boot.ts';
import type { OwnAddresses, ScreenEntry } from '../shared/connected/screenEntry.ts';

const eventScreen = {
  load: () => import('./event/route.tsx'),
  prefetch: ({ queries, queryClient }, { event = '' }) => {
    void queryClient.prefetchQuery(queries.events.heroes(event));
    void queryClient.prefetchQuery(queries.events.brands(event));
  },
} satisfies Omit<ScreenEntry, 'path'>;

const segmentScreen = {
  load: () => import('./segment/route.tsx'),
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

const campaign = () => import('./campaign/route.tsx');

/** The map of the shop; `server/publicScreens.ts` lists what the server renders. A static first segment is found before the catch-all of brand pages (D-046). */
export const shopScreens: readonly ScreenEntry[] = [
  { path: '/', load: () => import('./landing/route.tsx'), words: 'first', guard: signedInHome },
  { path: '/whoweare', load: () => import('./whoWeAre/route.tsx') },
  { path: '/hkhparis', load: campaign },
  { path: '/connectedcollaboration', load: campaign },
  { path: '/totheworld', load: campaign },
  { path: '/newsletter/:step/:token', load: () => import('./newsletter/route.tsx') },
  { path: '/brands/:segment?', load: () => import('./brands/route.tsx') },
  { path: '/register/:event?', load: () => import('./register/route.tsx') },
  // The front page; the dialog of the shell opens over it.
  { path: '/define-password', load: () => import('./landing/route.tsx'), words: 'first' },
  { path: '/recovery/:token', load: () => import('./recovery/route.tsx') },
  {
    path: '/newhome',
    load: () => import('./home/route.tsx'),
    guard: mayEnterAsUser,
  },
  { path: '/categories', load: () => import('./categories/route.tsx'), guard: mayEnterAsUser },
  { path: '/createmyownlist/:id', load: () => import('./myList/route.tsx'), guard: mayEnterAsUser },
  { path: '/products', load: () => import('./products/route.tsx'), guard: mayEnterAsUser },
  { path: '/favorites', load: () => import('./favorites/route.tsx'), guard: mayEnterAsBuyer },
  { path: '/compare', load: () => import('./compare/route.tsx'), guard: mayEnterAsUser },
  {
    path: '/product/:id',
    load: () => import('./product/route.tsx'),
    prefetch: ({ queries, queryClient, session }, { id }) => {
      if (session.getState().user) void queryClient.prefetchQuery(queries.products.detail(Number(id)));
    },
  },
  {
    path: '/cart/:cartId?',
    load: () => import('./cart/route.tsx'),
    guard: mayEnterAsBuyer,
    prefetch: ({ queries, queryClient }) => void queryClient.prefetchInfiniteQuery(queries.cart.pages()),
  },
  { path: '/order/:id?', load: () => import('./order/route.tsx'), guard: mayEnterAsUser },
  { path: '/project/:event', ...eventScreen },
  // `special` is no event: a static segment is matched before a parameter (D-033).
  { path: '/project/special/:event', ...eventScreen },
  { path: '/project/:event/:segment', ...segmentScreen, guard: mayEnterEventSegment },
  { path: '/project/special/:event/:segment', ...segmentScreen, guard: mayEnterEventSegment },
  // The screen itself sends visitors to the login: it first keeps where they wanted to go (B-21).
  { path: '/vincular/:segment', load: () => import('./linkSegment/route.tsx') },
  {
    path: '/connections',
    load: () => import('./connections/route.tsx'),
    guard: mayEnterAsUser,
    prefetch: ({ queries, queryClient, session }) =>
      void queryClient.prefetchInfiniteQuery(
        queries.connections.list(session.getState().user?.entity_stype ?? 'buyer', 'pending'),
      ),
  },
  {
    path: '/messages/:subjectId?',
    load: () => import('./messages/route.tsx'),
    guard: mayEnterAsUser,
  },
  { path: '/notifications', load: () => import('./notifications/route.tsx'), guard: mayEnterAsUser },
  { path: '/buyers', load: () => import('./retailers/route.tsx'), guard: mayFindRetailers },
  {
    path: '/buyers/:id',
    load: () => import('./retailer/route.tsx'),
    guard: mayFindRetailers,
    prefetch: ({ queries, queryClient }, { id }) => void queryClient.prefetchQuery(queries.retailers.page(Number(id))),
  },
  {
    path: '/profile',
    load: () => import('./profile/route.tsx'),
    guard: mayEnterProfile,
    prefetch: ({ queries, queryClient }) => void queryClient.prefetchQuery(queries.session.status()),
  },
  { path: '/account', load: () => import('./account/route.tsx'), guard: mayEnterAccount },
  {
    path: '/brand/:slug',
    load: () => import('./lightBrand/route.tsx'),
    prefetch: ({ queries, queryClient }, { slug = '' }) => void queryClient.prefetchQuery(queries.brands.page(slug)),
  },
  // Some links to products carry the id as their fourth part.
  { path: '/:first/:second/:third/:id', load: () => import('./productLink/route.tsx') },
  {
    path: '/:slug',
    load: () => import('./brand/route.tsx'),
    prefetch: ({ queries, queryClient }, { slug = '' }) => {
      void queryClient.prefetchQuery(queries.brands.page(slug));
      void queryClient.prefetchQuery(queries.brands.collections(slug));
    },
  },
  {
    path: '/:slug/history',
    load: () => import('./brandHistory/route.tsx'),
    prefetch: ({ queries, queryClient }, { slug = '' }) => void queryClient.prefetchQuery(queries.brands.page(slug)),
  },
  {
    path: '/:slug/register',
    load: () => import('./brandRegister/route.tsx'),
    guard: toCollections,
    prefetch: ({ queries, queryClient }, { slug = '' }) => void queryClient.prefetchQuery(queries.brands.page(slug)),
  },
  {
    path: '/:slug/collections',
    load: () => import('./collections/route.tsx'),
    guard: toBrandRegister,
    prefetch: ({ queries, queryClient }, { slug = '' }) =>
      void queryClient.prefetchQuery(queries.brands.collections(slug)),
  },
  {
    path: '/:slug/collections/:collectionId',
    load: () => import('./collection/route.tsx'),
    guard: toBrandRegister,
  },
  { path: '*', load: () => import('./notFound/route.tsx'), words: 'first' },
];

/** One route per campaign page of the account, by its present address and by those it had before. Of two alike the map's own comes first. */
const campaignScreens = (pages: Boot['account']['campaign_pages'] = []): ScreenEntry[] =>
  pages
    .flatMap(({ slug, former_slugs }) => [slug, ...former_slugs])
    .map((slug) => ({ path: `/${slug}`, load: campaign }));

/** The screens that an account adds to the map. */
export const ownScreens = ({ account, eventSegments }: OwnAddresses): readonly ScreenEntry[] => [
  ...segmentScreens(eventSegments),
  ...campaignScreens(account.campaign_pages),
];

import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RouteTrouble } from '../connected/RouteTrouble.tsx';
import type { ScreenFactory } from '../connected/screen.ts';
import type { Services } from '../queries/services.ts';
import { Root } from './Root.tsx';

const screen = (services: Services, load: () => Promise<{ route: ScreenFactory }>) => ({
  lazy: async () => ({ ErrorBoundary: RouteTrouble, ...(await load()).route(services) }),
});

/** The map of the shop. Static first segments come before the catch-all of brand pages (D-046). */
export const routeTable = (services: Services): RouteObject[] => [
  {
    path: '/',
    element: <Root />,
    HydrateFallback: () => null,
    children: [
      { index: true, ...screen(services, () => import('../routes/landing/route.tsx')) },
      { path: 'brands/:segment?', ...screen(services, () => import('../routes/brands/route.tsx')) },
      { path: 'recovery/:token', ...screen(services, () => import('../routes/recovery/route.tsx')) },
      { path: 'product/:id', ...screen(services, () => import('../routes/product/route.tsx')) },
      { path: 'cart/:cartId?', ...screen(services, () => import('../routes/cart/route.tsx')) },
      { path: 'order/:id?', ...screen(services, () => import('../routes/order/route.tsx')) },
      { path: ':slug', ...screen(services, () => import('../routes/brand/route.tsx')) },
      { path: ':slug/collections', ...screen(services, () => import('../routes/collections/route.tsx')) },
      { path: ':slug/collections/:collectionId', ...screen(services, () => import('../routes/collection/route.tsx')) },
      { path: '*', ...screen(services, () => import('../routes/notFound/route.tsx')) },
    ],
  },
];

export const createRouter = (services: Services) => createBrowserRouter(routeTable(services));

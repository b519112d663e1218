import { mayEnterAdmin, mayEnterAsUser } from '../shared/connected/guards.ts';
import type { OwnAddresses, ScreenEntry } from '../shared/connected/screenEntry.ts';
import { ownScreens, shopScreens } from '../shop/screens.ts';

const office = {
  load: () => import('../office/route.tsx'),
  words: 'admin',
  guard: mayEnterAdmin,
} as const;

/** The map of the app: the shop's screens, the preview and the back office, which has a map of its own. */
export const screens: readonly ScreenEntry[] = [
  ...shopScreens,
  // Signed-in users alone (P-048).
  { path: '/pattern', load: () => import('./preview/Pattern.tsx'), words: 'studio', bare: true, guard: mayEnterAsUser },
  { path: '/admin/*', ...office },
  // More exact than the addresses of four parts below, which lead to products.
  { path: '/admin/brand/*', ...office },
];

/** The map of screens of an account. */
export const screensOf = (own: OwnAddresses): readonly ScreenEntry[] => [...screens, ...ownScreens(own)];

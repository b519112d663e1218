import { matchPath } from 'react-router-dom';
import { rewriteEventPath } from '../rewriteEventPath.ts';
import { findScreen } from '../screenOf.ts';
import type { ScreenEntry } from '../../shared/connected/screenEntry.ts';

/** What a screen starts with: source files, as the build's manifest names them, and parts of the catalogue. */
export interface Programs {
  programs: string[];
  words: string[];
}

/** The folder of each screen that users open every day. Other screens are found by the program itself. */
export const folders: Readonly<Record<string, string>> = {
  '/brands/:segment?': 'shop/brands',
  '/newhome': 'shop/home',
  '/products': 'shop/products',
  '/favorites': 'shop/favorites',
  '/product/:id': 'shop/product',
  '/cart/:cartId?': 'shop/cart',
  '/order/:id?': 'shop/order',
  '/connections': 'shop/connections',
  '/messages/:subjectId?': 'shop/messages',
  '/notifications': 'shop/notifications',
  '/buyers': 'shop/retailers',
  '/admin/*': 'office',
  '/admin/brand/*': 'office',
  '/profile': 'shop/profile',
  '/:slug/collections': 'shop/collections',
  '/:slug/collections/:collectionId': 'shop/collection',
};

const shell = ['src/shared/connected/shell/SignedInHeader.tsx', 'src/shared/connected/shell/ShellFooter.tsx'];

const wordsOf = ({ words }: ScreenEntry): string[] => {
  if (words === 'first') return ['first'];
  return ['first', 'rest', ...(words ? [words] : [])];
};

/** The screen of the back office that an address of the navigation leads to. */
const officeScreens: Readonly<Record<string, string>> = {
  '/admin/registrations': 'staff/registrations/Registrations',
  '/admin/brands': 'staff/brands/Brands',
  '/admin/orders': 'staff/orders/AllOrders',
  '/admin/people': 'staff/people/People',
  '/admin/brand/orders': 'brand/orders/Orders',
  '/admin/brand/products': 'brand/products/Products',
  '/admin/brand/collections': 'brand/collections/Collections',
};

/** What a user's page starts with at an address; null for screens that are seldom the first of a visit. */
export const programsAt = (address: string): Programs | null => {
  const { pathname } = new URL(address, 'http://shop.invalid');
  if (rewriteEventPath(pathname) !== null) return null;
  const entry = findScreen(pathname)?.entry;
  const folder = folders[entry?.path ?? ''];
  if (!entry || folder === undefined) return null;
  const office = Object.keys(officeScreens).find((path) => matchPath(path, pathname));
  return {
    programs: [
      `src/${folder}/route.tsx`,
      ...shell,
      ...(office === undefined ? [] : [`src/office/${officeScreens[office]}.tsx`]),
    ],
    words: wordsOf(entry),
  };
};

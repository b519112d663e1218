import type { Viewer } from '@vitrine/studio';
import type { ComponentType } from 'react';
import type { Need, Places } from './goods.ts';

/** A surface as data: what is shown, to whom, and what has to be there. */
export interface SurfaceEntry {
  id: string;
  group: 'landing' | 'brands' | 'catalogue' | 'orders' | 'messages' | 'dialogs';
  viewers?: readonly Viewer[];
  need: Need;
  /** Shown on a contact sheet too. */
  inSheet?: true;
  /** A screen of the shop, by its address … */
  address?: (places: Places) => string;
  /** … or parts of the library that stand together. */
  parts?: () => Promise<{ default: ComponentType }>;
}

const retailers: readonly Viewer[] = ['pre_register', 'in_review', 'pending', 'approved'];
const members: readonly Viewer[] = [...retailers, 'seller'];
const visitor: readonly Viewer[] = ['visitor'];

const heroes = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The screen of each surface, and who sees it. */
export const surfaceEntries: readonly SurfaceEntry[] = [
  { id: 'landing', inSheet: true, group: 'landing', viewers: visitor, need: 'public', address: () => '/' },
  ...heroes.map((letter): SurfaceEntry => ({
    id: `hero-${letter}`,
    group: 'landing',
    viewers: visitor,
    need: 'public',
    parts: () => import('./surfaces/Heroes.tsx').then(({ heroOf }) => ({ default: heroOf(letter) })),
  })),
  { id: 'event', group: 'landing', need: 'public', parts: () => import('./surfaces/Event.tsx') },
  { id: 'directory', inSheet: true, group: 'brands', need: 'public', address: () => '/brands' },
  { id: 'brand', inSheet: true, group: 'brands', need: 'brand', address: ({ brand }) => `/${brand}` },
  {
    id: 'collections',
    group: 'brands',
    viewers: members,
    need: 'brand',
    address: ({ brand }) => `/${brand}/collections`,
  },
  {
    id: 'collection',
    inSheet: true,
    group: 'catalogue',
    viewers: members,
    need: 'collection',
    address: ({ brand, collection }) => `/${brand}/collections/${collection}?pricelist=1`,
  },
  {
    id: 'product',
    group: 'catalogue',
    viewers: members,
    need: 'product',
    address: ({ product }) => `/product/${product}`,
  },
  {
    id: 'line-sheet',
    group: 'catalogue',
    need: 'public',
    viewers: members,
    parts: () => import('./surfaces/LineSheet.tsx'),
  },
  { id: 'cart', inSheet: true, group: 'orders', viewers: retailers, need: 'cart', address: () => '/cart' },
  {
    id: 'order',
    inSheet: true,
    group: 'orders',
    viewers: members,
    need: 'order',
    address: ({ order }) => (order === null ? '/order' : `/order/${order}`),
  },
  {
    id: 'connections',
    group: 'messages',
    viewers: members,
    need: 'public',
    parts: () => import('./surfaces/Messages.tsx'),
  },
  {
    id: 'login',
    group: 'dialogs',
    viewers: visitor,
    need: 'public',
    parts: () => import('./surfaces/LoginDialog.tsx'),
  },
  {
    id: 'registration',
    group: 'dialogs',
    viewers: visitor,
    need: 'public',
    parts: () => import('./surfaces/Registration.tsx'),
  },
  {
    id: 'welcome',
    group: 'dialogs',
    viewers: retailers,
    need: 'public',
    parts: () => import('./surfaces/Welcome.tsx'),
  },
  {
    id: 'not-allowed',
    group: 'dialogs',
    viewers: members,
    need: 'public',
    parts: () => import('./surfaces/NotAllowed.tsx'),
  },
];

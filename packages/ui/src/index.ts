/**
 * The light half of the library. What brings a behaviour layer along (`Dialog`, `Select`, `Tabs`, menus) is imported by
 * its own folder, `@vitrine/ui/components/Dialog`, so that a page without it does not carry it.
 */
export * from './components/index.ts';
export * from './foundation/index.ts';

// What a demo marketplace may know of the server (`@vitrine/server/seed`).
export type { Database } from '../db/database.ts';
export { countries, menu } from '../modules/shared/account/firstRows.ts';
export type { InfoBlock, PageContent, StyleImage } from '../modules/shop/brands/pageContent.ts';
export type { PictureSource } from '../modules/shared/media/pictureSource.ts';
export { escapeHtml } from '../platform/escape.ts';
export type { Demo, DemoLogin, SeedOptions, SeedReport } from './demo.ts';

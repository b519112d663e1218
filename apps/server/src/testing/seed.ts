// What the demo's own tests need of the server (`@vitrine/server/testing`).
export { migrate } from '../db/migrate.ts';
export { openPglite } from '../db/pglite.ts';
export { openPostgres } from '../db/postgres.ts';
export { openFace } from '../modules/shared/media/lettering/openFace.ts';
export { cleanHtml } from '../platform/cleanHtml.ts';
export { startCluster } from './cluster.ts';

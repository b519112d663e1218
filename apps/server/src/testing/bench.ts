export { utils, write } from '@e965/xlsx';
export { startCluster } from './cluster.ts';
export { migrate } from '../db/migrate.ts';
export { openPostgres } from '../db/postgres.ts';
export { hashSecret, newSecret } from '../platform/secrets.ts';
export type { Database } from '../db/database.ts';

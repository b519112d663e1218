import type { Engine } from '../db/database.ts';

/** Whether this is `npm run test:all`, or a command that runs as much. */
export const everything = process.env['TEST_ALL'] === '1';

/** For tests of what differs between the engines: values, migrations, announcements, the start. */
export const bothEngines: readonly Engine[] = ['pglite', 'postgres'];

/** For every other test: PostgreSQL, and PGlite too in `npm run test:all`. */
export const usualEngines: readonly Engine[] = everything ? bothEngines : ['postgres'];

/** How many cases a test tries: fewer in `npm test` than in `npm run test:all`, or as many as a setting of the environment says. */
export const casesOf = ({ quick, all, setting = '' }: { quick: number; all: number; setting?: string }): number =>
  Number(process.env[setting] ?? (everything ? all : quick));

import { PGlite } from '@electric-sql/pglite';
import { createDatabase } from './database.ts';
import type { Database, Run } from './database.ts';
import { parameters, parsers } from './types.ts';

export interface PgliteOptions {
  /** Folder of the data; in memory when absent. The caller holds the folder's lock. */
  folder?: string;
  /** A dump to start from. */
  snapshot?: Blob;
}

type Queryable = Pick<PGlite, 'query'>;

const runOn =
  (session: Queryable): Run =>
  async (statement) => {
    const { rows } = await session.query<object>(statement.text, parameters(statement.values));
    return rows;
  };

/** Opens the embedded engine. It has one session: transactions queue behind each other. */
export const openPglite = async ({ folder, snapshot }: PgliteOptions = {}): Promise<
  Database & { dump: () => Promise<Blob> }
> => {
  const pglite = await PGlite.create({ dataDir: folder, loadDataDir: snapshot, parsers: { ...parsers } });
  const database = createDatabase({
    engine: 'pglite',
    run: runOn(pglite),
    transaction: (work) => pglite.transaction((session) => work(runOn(session))),
    close: () => pglite.close(),
  });
  return Object.assign(database, { dump: () => pglite.dumpDataDir('none') });
};

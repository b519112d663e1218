import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import sql from 'sql-template-tag';
import { syncTree } from './syncFiles.ts';
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

// The system keeps the files of the database in memory already; the default of 128 MB would hold their pages twice.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

export interface EmbeddedDatabase extends Database {
  dump(): Promise<Blob>;
  /** Resolves when all that was committed before the call is on the disk: the engine itself leaves the time of writing to the system. */
  makeDurable(): Promise<void>;
}

/** Opens the embedded engine. It has one session: transactions queue behind each other. */
export const openPglite = async ({ folder, snapshot }: PgliteOptions = {}): Promise<EmbeddedDatabase> => {
  const pglite = await PGlite.create({ dataDir: folder, loadDataDir: snapshot, parsers: { ...parsers }, startParams });
  const database = createDatabase({
    engine: 'pglite',
    run: runOn(pglite),
    // With one session nothing waits for a row, so the options say nothing here.
    transaction: (work) => pglite.transaction((session) => work(runOn(session))),
    listen: (channel, onNotice) => pglite.listen(channel, onNotice),
    close: () => pglite.close(),
  });
  const makeDurable = async (): Promise<void> => {
    if (folder === undefined) return;
    // The log first: it repairs pages that a power loss during the checkpoint leaves half written.
    await syncTree(join(folder, 'pg_wal'));
    await database.query(sql`checkpoint`);
    await syncTree(folder);
  };
  return Object.assign(database, { dump: () => pglite.dumpDataDir('none'), makeDurable });
};

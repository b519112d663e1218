import sql from 'sql-template-tag';
import type { Database } from './database.ts';

/** The same database for one who may only look: the engine refuses every write. */
export const readOnly = (db: Database): Database => {
  const transaction: Database['transaction'] = (work) =>
    db.transaction(async (tx) => {
      await tx.query(sql`set transaction read only`);
      return work(tx);
    });
  return {
    query: (statement) => transaction((tx) => tx.query(statement)),
    transaction,
    listen: (channel, onNotice) => db.listen(channel, onNotice),
    pool: () => db.pool(),
    close: () => db.close(),
    engine: db.engine,
    get statements() {
      return db.statements;
    },
    get isDiskFull() {
      return db.isDiskFull;
    },
  };
};

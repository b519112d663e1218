import sql from 'sql-template-tag';
import type { Database } from './database.ts';
import { isWriteRefused } from './errors.ts';

/** A read that writes is a fault of the product. The code of PostgreSQL would say that the database takes no writes at the moment. */
const toFault = (error: unknown): never => {
  if (isWriteRefused(error)) throw new Error('A read for somebody who may only look tried to write.', { cause: error });
  throw error;
};

/** The same database for one who may only look: the engine refuses every write. */
export const readOnly = (db: Database): Database => {
  const transaction: Database['transaction'] = (work) =>
    db
      .transaction(async (tx) => {
        await tx.query(sql`set transaction read only`);
        return work(tx);
      })
      .catch(toFault);
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

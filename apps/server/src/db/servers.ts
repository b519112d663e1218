import pg from 'pg';
import { serversOf } from './databaseUrl.ts';

/** A server that only reads at the moment: the next one may write. */
class OnlyReads extends Error {
  readonly code = '08004';
}

export type ClientClass = new (config?: pg.ClientConfig) => pg.Client;

/**
 * Clients of one database. Each goes to the server that took writes last; after one that cannot be reached, or only reads, the following clients
 * try the next server.
 */
export const clientsOf = (databaseUrl: string): ClientClass => {
  const urls = serversOf(databaseUrl);
  let current = 0;
  const leave = (tried: number): void => {
    // Of several clients that fail together, one moves on.
    if (tried === current) current = (current + 1) % urls.length;
  };

  const requireWrites = async (client: pg.Client): Promise<void> => {
    const { rows } = await client.query<{ reads: boolean }>(
      "select current_setting('transaction_read_only')::bool as reads",
    );
    if (rows[0]?.reads) throw new OnlyReads('The database server takes no writes at the moment.');
  };

  class WritingClient extends pg.Client {
    readonly #tried = current;

    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: urls[current] ?? databaseUrl });
    }

    async #open(): Promise<void> {
      try {
        await super.connect();
        if (urls.length > 1) await requireWrites(this);
      } catch (error) {
        leave(this.#tried);
        if (error instanceof OnlyReads) await this.end().catch(() => undefined);
        throw error;
      }
    }

    async #tell(callback: (error?: Error) => void): Promise<void> {
      let failure: Error | undefined;
      try {
        await this.#open();
      } catch (error) {
        failure = error as Error;
      }
      callback(failure);
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      if (!callback) return this.#open().then(() => this);
      void this.#tell(callback as (error?: Error) => void);
    }
  }

  return WritingClient as ClientClass;
};

import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Replica } from '../db/replica.ts';
import type { Accounts } from './accounts.ts';
import type { Config } from './config.ts';
import type { FindTxt } from './dns.ts';
import type { Files } from './files/files.ts';
import type { Journal } from './journal.ts';
import type { Signals } from './signals.ts';

/** What the process holds for all requests; `request.server.platform` where a handler needs more than its scope. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  /** Takes the reads that may be some seconds late; absent where there is none. */
  readonly replica?: Replica | undefined;
  readonly accounts: Accounts;
  readonly files: Files;
  readonly journal: Journal;
  readonly signals: Signals;
  readonly findTxt: FindTxt;
  /** Address of a module that draws pictures from recipes; undefined where none is installed. */
  readonly pictureSource?: string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform & { log: FastifyBaseLogger };
  }
}

import type { Database } from '../db/database.ts';

export interface SeedOptions {
  /** 1 makes 60 brands and 2,880 products, 50 makes 2,000 and 120,000. */
  scale?: number;
  /** The moment that order windows and histories are counted from. */
  now?: Date;
}

export interface SeedReport {
  brands: number;
  collections: number;
  products: number;
}

export interface DemoLogin {
  email: string;
  password: string;
  /** Who it is, in words. */
  who: string;
}

/** A demo marketplace, as the package `@vitrine/demo` exports it under the name `demo`. */
export interface Demo {
  /**
   * Fills an empty, migrated database: the same rows for the same `now` and `scale`. Run it inside a transaction, so that an interrupted
   * filling leaves nothing.
   */
  seed(db: Database, options?: SeedOptions): Promise<SeedReport>;
  /** The demo logins that work with a database, independent of the settings of this start. */
  findLogins(db: Database): Promise<DemoLogin[]>;
  /** Address of the module that draws its pictures: a `PictureSource`. */
  readonly pictures: string;
}

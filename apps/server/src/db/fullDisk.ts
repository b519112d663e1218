import type { Sql } from 'sql-template-tag';
import { isDiskFull } from './errors.ts';

const minute = 60_000;

export interface FullDisk {
  /** Hears why a statement was refused, or a commit, which has no statement. */
  refused(error: unknown, statement?: Sql): void;
  /** Hears that a statement was carried out. */
  accepted(statement: Sql): void;
  /** Whether one was refused within the last minute because the disk is full, and not carried out since. */
  isFull(): boolean;
}

/**
 * Remembers that the disk of a database is full, which only the statements that it refuses tell: it may be on another machine. Only the same
 * statement ends that, because others may find room in pages that are there already.
 */
export const createFullDisk = (): FullDisk => {
  let last: { at: number; error: unknown; text: string | undefined } | undefined;
  return {
    refused: (error, statement) => {
      if (isDiskFull(error) && error !== last?.error) last = { at: Date.now(), error, text: statement?.text };
    },
    accepted: (statement) => {
      if (last && last.text === statement.text) last = undefined;
    },
    isFull: () => last !== undefined && Date.now() - last.at < minute,
  };
};

import type { MemberScope } from '../../domain/scope.ts';
import type { ReadPicture } from '../documents/pdf/pictures.ts';
import type { Files } from '../files/files.ts';

/** A file a job leaves for its member to download; `key` names it in the file store. */
export interface JobFile {
  key: string;
  name: string;
  type: string;
}

/** What a job leaves behind: values for the screen, and at most one file. */
export interface JobResult {
  data?: Readonly<Record<string, unknown>>;
  file?: JobFile;
}

/** What a running job may use. */
export interface JobContext {
  /** Of the member who asked, with the rights of now. */
  readonly scope: MemberScope;
  readonly files: Files;
  /** A name in the file store for this job's file, the same in every attempt. */
  readonly fileKey: (ending: string) => string;
  /** Reads a picture by the path that rows name; undefined where there is none. */
  readonly readPicture: ReadPicture;
  /** Tells how much is done, 0 to 1. */
  readonly report: (progress: number) => Promise<void>;
  /**
   * Tells how much is done while a transaction of the work is open. It is told outside of the transaction, and throws once `signal` has
   * aborted, so that the transaction is rolled back.
   */
  readonly reportWithin: (progress: number) => Promise<void>;
  /** Aborts when the member cancelled, another process took over, or this one closes. */
  readonly signal: AbortSignal;
}

/**
 * A kind of work that goes on after the answer. It may be run again after a crash, so what it does must be safe to repeat.
 * A `Refusal` it throws is shown to the member and not tried again; after any other error the job runs again, `attempts` times in all.
 */
export interface JobKind<Input = unknown> {
  readonly name: string;
  /** How often it is tried at most. */
  readonly attempts: number;
  run(context: JobContext, input: Input): Promise<JobResult>;
}

/** Declares a kind of job and keeps the type of its input. */
export const defineJob = <Input>(kind: JobKind<Input>): JobKind<Input> => kind;

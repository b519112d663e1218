const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
};

const retryable = new Set(['40001', '40P01']);

/** A deadlock or a serialization failure: the same transaction may succeed at the next try. */
export const isRetryable = (error: unknown): boolean => retryable.has(codeOf(error) ?? '');

/** A unique constraint refused a row; `constraint` narrows to one by its name. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === '23505' &&
  (constraint === undefined || (error as { constraint?: string }).constraint === constraint);

/** Another transaction held the wanted row for too long, or `nowait` found it held. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** The disk of PostgreSQL, or of this machine, is full. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

export const isDiskFull = (error: unknown): boolean => full.has(codeOf(error) ?? '');

/**
 * A write in a transaction that only reads: the database server is a standby, or was told to take no writes. Nothing was written. A transaction
 * that this server has made so itself says it otherwise (`readOnly.ts`).
 */
export const isWriteRefused = (error: unknown): boolean => codeOf(error) === '25006';

const unreachable = new Set([
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  ...full,
]);
const lostWords =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

const refused = new Set(['28000', '28P01', '3D000']);

/** The database knows neither this user, this password nor this name: its address is wrong. */
export const isRefused = (error: unknown): boolean => refused.has(codeOf(error) ?? '');

/** What went wrong with a connection, in words of the driver; a refused one has a code alone. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message) || codeOf(error) || 'no connection';

/** The database cannot be reached or cannot write at the moment: worth a 503 and a later try. */
export const isUnavailable = (error: unknown): boolean => {
  const code = codeOf(error);
  if (code !== undefined && (unreachable.has(code) || code.startsWith('08'))) return true;
  return error instanceof Error && lostWords.test(error.message);
};

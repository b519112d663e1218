import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

const secretNames = [
  'password',
  'confirm',
  'password_confirmation',
  'token',
  'access_token',
  'refresh_token',
  'code',
  'hash',
  'authorization',
  'cookie',
];
const redacted = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** The path alone: queries may carry tokens and codes. */
const pathOf = (url: string): string => url.split('?')[0] ?? url;

interface LoggedRequest {
  method: string;
  url: string;
  id: string;
}

/** Of an error its nature and place. What database errors carry beside that, the statement and its values, may be people's data. */
const describeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, code: 'code' in error ? error.code : undefined };
};

/** One JSON line per event, with the request's id and without secrets, to standard output unless told. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: { paths: redacted, censor: '[redacted]' },
      serializers: {
        req: ({ method, url, id }: LoggedRequest) => ({ method, path: pathOf(url), id }),
        err: describeError,
      },
    },
    destination ?? pino.destination({ sync: true }),
  );

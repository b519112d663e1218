import { loggablePath } from '@vitrine/api/rules';
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

interface LoggedRequest {
  method: string;
  url: string;
  id: string;
  routeOptions?: { url?: string };
}

/** Of an error its nature and place. What database errors carry beside that, the statement and its values, may be people's data. */
const describeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  // Not `code`, which is redacted: it is the name of a secret elsewhere.
  return { name, message, stack, errorCode: 'code' in error ? error.code : undefined };
};

/** One JSON line per event, with the request's id and without secrets, to standard output unless told. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: { paths: redacted, censor: '[redacted]' },
      serializers: {
        req: ({ method, url, id, routeOptions }: LoggedRequest) => ({
          method,
          path: loggablePath(url, routeOptions?.url),
          id,
        }),
        err: describeError,
      },
    },
    destination ?? pino.destination({ sync: true }),
  );

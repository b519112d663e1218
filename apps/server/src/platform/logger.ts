import { pino } from 'pino';
import type { Logger } from 'pino';

const secretNames = ['password', 'confirm', 'password_confirmation', 'token', 'access_token', 'refresh_token', 'code', 'hash', 'authorization', 'cookie'];
const redacted = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** The path alone: queries may carry tokens and codes. */
const pathOf = (url: string): string => url.split('?')[0] ?? url;

interface LoggedRequest {
  method: string;
  url: string;
  id: string;
}

/** One JSON line per event, with the request's id and without secrets. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    redact: { paths: redacted, censor: '[redacted]' },
    serializers: { req: ({ method, url, id }: LoggedRequest) => ({ method, path: pathOf(url), id }) },
  });

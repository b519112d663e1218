type Fields = Readonly<Record<string, readonly string[]>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSentences = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

const firstText = (...candidates: unknown[]): string | undefined =>
  candidates.find((candidate): candidate is string => typeof candidate === 'string' && candidate !== '');

/** Newer calls name the fields under `errors`, older ones at the top of the body. */
const readFields = (body: unknown): Fields => {
  if (!isRecord(body)) return {};
  const source = isRecord(body['errors']) ? body['errors'] : body;
  return Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string[]] => isSentences(entry[1])),
  );
};

const readMessage = (body: unknown, fields: Fields, status: number): string => {
  const said = isRecord(body) ? firstText(body['message'], body['detail'], body['error_description']) : undefined;
  return said ?? Object.values(fields)[0]?.[0] ?? `The server answered ${status}.`;
};

const UNAVAILABLE = 503;

/** The server refused: status 300 or above, with its answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed answer, or undefined when there was none. */
  readonly body: unknown;
  /** Finds the entry in the server's log. */
  readonly requestId: string | null;
  /** Sentences by field name; empty when the refusal is not about fields. */
  readonly fields: Fields;
  /** The server has too much to do just now, and its message says so for the reader: the same again may succeed. */
  readonly isBusy: boolean;

  constructor(status: number, body: unknown, requestId: string | null = null) {
    const fields = readFields(body);
    super(readMessage(body, fields, status));
    this.status = status;
    this.body = body;
    this.fields = fields;
    this.isBusy = status === UNAVAILABLE && isRecord(body) && typeof body['retry_after'] === 'number';
    this.requestId = (isRecord(body) ? firstText(body['request_id']) : undefined) ?? requestId;
  }
}

/** `unreadable`: something answered, but it was not this API (a captive portal, a proxy's error page). */
export type NetworkReason = 'offline' | 'timeout' | 'unreadable';

/** Nothing usable came back. A write may or may not have happened. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: NetworkReason;

  constructor(reason: NetworkReason, cause?: unknown) {
    super(reason === 'timeout' ? 'The server took too long to answer.' : 'The server could not be reached.', { cause });
    this.reason = reason;
  }
}

import { request as send } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Call } from '@vitrine/api';

export interface Sent {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when it is empty or not JSON. */
  json: unknown;
  bytes: Buffer;
}

type Init = RequestInit & { host?: string };

const parse = (text: string, type: string | undefined): unknown =>
  text !== '' && type?.includes('json') ? (JSON.parse(text) as unknown) : undefined;

const toSent = ({ statusCode, headers, headersDistinct }: IncomingMessage, bytes: Buffer): Sent => {
  const text = bytes.toString('utf8');
  const received = new Headers(
    Object.entries(headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    ),
  );
  return { status: statusCode ?? 0, headers: received, bytes, text, json: parse(text, headers['content-type']) };
};

/**
 * One request over a socket. Node's own client, for `fetch` does not let a test choose the Host header. A stream of events has no end, so its body
 * stays unread.
 */
export const readAnswer = (
  origin: string,
  path: string,
  { method = 'GET', headers, body, host }: Init = {},
): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const all = new Headers(headers);
    if (host !== undefined) all.set('host', host);
    // Node announces no length of its own for a DELETE, and its body would be read as the next request.
    if (typeof body === 'string' || body instanceof Uint8Array)
      all.set('content-length', String(Buffer.byteLength(body)));
    const outgoing = send(
      `${origin}${path}`,
      { method, headers: Object.fromEntries(all), agent: false },
      (incoming) => {
        const answered = (bytes: Buffer): void => resolve(toSent(incoming, bytes));
        incoming.on('error', reject);
        if (incoming.headers['content-type']?.startsWith('text/event-stream')) {
          answered(Buffer.alloc(0));
          incoming.destroy();
          return;
        }
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => answered(Buffer.concat(chunks)));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(typeof body === 'string' || body instanceof Uint8Array ? body : undefined);
  });

interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
}

const fields = (values: unknown): [string, string][] =>
  Object.entries((values ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one): [string, string] => [name, String(one)]),
  );

const pathOf = (call: Call, input: Input): string => {
  const values = new Map(fields(input.params));
  const path = call.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(values.get(name) ?? ''));
  const query = new URLSearchParams(fields(input.query)).toString();
  return query === '' ? path : `${path}?${query}`;
};

interface Body {
  body?: string | Uint8Array<ArrayBuffer>;
  type?: string | undefined;
}

/** A form, with or without files, as a browser writes it. */
const multipart = async (values: object): Promise<Body> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    if (value instanceof File) form.append(name, value);
    else for (const [, one] of fields({ [name]: value })) form.append(name, one);
  const written = new Response(form);
  return { body: new Uint8Array(await written.arrayBuffer()), type: written.headers.get('content-type') ?? undefined };
};

const bodyOf = async (call: Call, body: unknown): Promise<Body> => {
  if (body === undefined) return {};
  if (call.encoding === 'form')
    return { body: new URLSearchParams(fields(body)).toString(), type: 'application/x-www-form-urlencoded' };
  if (call.encoding === 'multipart') return multipart(body as object);
  return { body: JSON.stringify(body), type: 'application/json' };
};

/** A call of the contract as a request. */
export const toRequest = async (
  call: Call,
  input: Input,
  { token, account }: { token?: string; account?: string },
): Promise<{ path: string; init: Init }> => {
  const { body, type } = await bodyOf(call, input.body);
  const headers = new Headers(input.headers);
  if (call.clientCredentials && !headers.has('authorization'))
    headers.set('authorization', `Basic ${btoa('vitrine-web:')}`);
  if (type !== undefined) headers.set('content-type', type);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (account !== undefined) headers.set('x-account-hash', account);
  return { path: pathOf(call, input), init: { method: call.method, headers, body } };
};

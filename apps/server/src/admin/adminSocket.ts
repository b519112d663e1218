import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json as readJson } from 'node:stream/consumers';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { Installation } from './command.ts';
import type { AdminRequest } from './perform.ts';
import { failed } from './report.ts';
import type { Report } from './report.ts';

/** The owner of the data folder alone can read this file, and so administrate. */
const addressFile = (dataDir: string): string => join(dataDir, 'admin.json');

/** Two logos as base64, and the document. */
const mostBytes = 16_777_216;

interface SocketAddress {
  port: number;
  secret: string;
}

/** Undefined when it is larger than the limit. It is read to its end then too: who is still sending does not hear an answer. */
const readBody = async (request: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  return size > mostBytes ? undefined : Buffer.concat(chunks).toString('utf8');
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isAuthorized = (request: IncomingMessage, secret: string): boolean =>
  timingSafeEqual(hashSecret(request.headers.authorization ?? ''), hashSecret(`Bearer ${secret}`));

const otherVersion = failed('The running server is of another version. Restart it.\n');
const tooLarge = failed(`The request is larger than ${mostBytes / 1_048_576} MB, so nothing was changed.\n`);

/** With these the server says how it went. */
const answered = [200, 400, 413];

const serve = async (
  installation: Installation,
  request: IncomingMessage,
): Promise<{ status: number; body: Report }> => {
  // Loaded with the first request: it can do a lot, and few processes are ever asked.
  const { adminRequest, perform } = await import('./perform.ts');
  const text = await readBody(request);
  if (text === undefined) return { status: 413, body: tooLarge };
  const asked = adminRequest.safeParse(parse(text));
  const report = asked.success ? await perform(installation, asked.data) : undefined;
  return report ? { status: 200, body: report } : { status: 400, body: otherVersion };
};

/**
 * Lets `npm run admin` in while the server holds the embedded database: on a port of its own that this machine alone can reach, for anyone who
 * can read the secret of this start in the data folder.
 */
export const openAdminSocket = async (
  installation: Installation,
  dataDir: string,
  onError: (error: unknown) => void,
): Promise<{ close: () => Promise<void> }> => {
  const secret = newSecret();
  const server = createServer((request, response) => {
    const send = (status: number, body?: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
    if (request.method !== 'POST' || !isAuthorized(request, secret)) return send(404);
    serve(installation, request).then(
      ({ status, body }) => send(status, body),
      (error: unknown) => {
        onError(error);
        send(500);
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const draft = `${addressFile(dataDir)}.${process.pid}`;
  await writeFile(draft, JSON.stringify({ port, secret } satisfies SocketAddress), { mode: 0o600 });
  await rename(draft, addressFile(dataDir));
  return {
    close: async () => {
      await rm(addressFile(dataDir), { force: true });
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/** Asks the server that holds the data folder; undefined when it cannot be reached. A backup may take long, so nothing limits the wait. */
export const askAdminSocket = async (dataDir: string, request: AdminRequest): Promise<Report | undefined> => {
  try {
    const { port, secret } = JSON.parse(await readFile(addressFile(dataDir), 'utf8')) as SocketAddress;
    const asked = ask({
      host: '127.0.0.1',
      port,
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    }).end(JSON.stringify(request));
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const body: unknown = await readJson(response);
    return answered.includes(response.statusCode ?? 0) ? (body as Report) : undefined;
  } catch {
    return undefined;
  }
};

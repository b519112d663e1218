import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { House } from '../modules/account/branding/service.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import { adminRequest, perform } from './perform.ts';
import type { AdminAnswer, AdminRequest } from './perform.ts';

/** Whoever can read this file of the data folder may administrate: the owner alone. */
const nameplate = (dataDir: string): string => join(dataDir, 'admin.json');

/** Two logos as base64, and the document. */
const mostBytes = 16_777_216;

interface Nameplate {
  port: number;
  secret: string;
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('The request is too large.');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

const knocks = (request: IncomingMessage, secret: string): boolean =>
  timingSafeEqual(hashSecret(request.headers.authorization ?? ''), hashSecret(`Bearer ${secret}`));

const serve = async (house: House, request: IncomingMessage): Promise<{ status: number; body: unknown }> => {
  const asked = adminRequest.safeParse(await readBody(request).catch(() => undefined));
  return asked.success
    ? { status: 200, body: await perform(house, asked.data) }
    : { status: 400, body: { refused: 'The running server is of another version. Restart it.' } };
};

/**
 * Lets `npm run admin` in while the server holds the embedded database: on a port of its own that this machine alone can reach, for whoever
 * can read the secret of this start in the data folder.
 */
export const openDoor = async (
  house: House,
  dataDir: string,
  onError: (error: unknown) => void,
): Promise<{ close: () => Promise<void> }> => {
  const secret = newSecret();
  const server = createServer((request, response) => {
    const send = (status: number, body?: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
    if (request.method !== 'POST' || !knocks(request, secret)) return send(404);
    serve(house, request).then(
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
  const draft = `${nameplate(dataDir)}.${process.pid}`;
  await writeFile(draft, JSON.stringify({ port, secret } satisfies Nameplate), { mode: 0o600 });
  await rename(draft, nameplate(dataDir));
  return {
    close: async () => {
      await rm(nameplate(dataDir), { force: true });
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/** Asks the server that holds the data folder; undefined when it cannot be reached. */
export const askAtDoor = async (dataDir: string, request: AdminRequest): Promise<AdminAnswer | undefined> => {
  try {
    const { port, secret } = JSON.parse(await readFile(nameplate(dataDir), 'utf8')) as Nameplate;
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    return response.status === 200 || response.status === 400 ? ((await response.json()) as AdminAnswer) : undefined;
  } catch {
    return undefined;
  }
};

import { connect, createServer, type Socket } from 'node:net';

/** What happens to a connection: `pass`, cut before the request arrives, or cut when the answer is on its way. */
export type Fate = 'pass' | 'lose-request' | 'lose-answer';

export interface Proxy {
  origin: string;
  close(): Promise<void>;
}

const drop = (...sockets: Socket[]): void => sockets.forEach((socket) => socket.destroy());

const carry = (client: Socket, target: URL, fate: Fate): void => {
  if (fate === 'lose-request') return void client.once('data', () => drop(client));
  const server = connect(Number(target.port), target.hostname);
  client.pipe(server);
  if (fate === 'pass') server.pipe(client);
  // The server has done its work when it answers; the client never hears of it.
  else server.once('data', () => drop(client, server));
  for (const socket of [client, server]) socket.on('error', () => drop(client, server));
};

/** A network that fails: `decide` is asked for every connection. One request a connection, so that each has its own fate. */
export const startProxy = (origin: string, decide: () => Fate): Promise<Proxy> =>
  new Promise((resolve) => {
    const open = new Set<Socket>();
    const proxy = createServer((client) => {
      open.add(client);
      client.on('close', () => open.delete(client)).on('error', () => client.destroy());
      carry(client, new URL(origin), decide());
    });
    proxy.listen(0, '127.0.0.1', () => {
      const address = proxy.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const close = (): Promise<void> =>
        new Promise((done) => {
          proxy.close(() => done());
          drop(...open);
        });
      resolve({ origin: `http://127.0.0.1:${port}`, close });
    });
  });

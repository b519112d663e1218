import { connect, createServer, type Socket } from 'node:net';

/** A way to a port of this machine that can be shut, as when a network is cut. */
export interface Gate {
  port: number;
  /** Cuts what passes and refuses what comes. */
  shut(): void;
  open(): void;
  close(): Promise<void>;
}

export const startGate = (target: number): Promise<Gate> =>
  new Promise((resolve) => {
    const sockets = new Set<Socket>();
    let isOpen = true;
    const server = createServer((client) => {
      if (!isOpen) return void client.destroy();
      const inner = connect(target, '127.0.0.1');
      for (const [one, other] of [
        [client, inner],
        [inner, client],
      ] as const) {
        sockets.add(one);
        one
          .on('error', () => one.destroy())
          .on('close', () => {
            sockets.delete(one);
            other.destroy();
          });
        one.pipe(other);
      }
    });
    const shut = (): void => {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    };
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        shut,
        open: () => void (isOpen = true),
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            shut();
          }),
      });
    });
  });

import { createServer } from 'node:net';

const tries = 20;

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** The wanted port or the next free one above it. */
export const choosePort = async (wanted: number, host: string): Promise<number> => {
  if (wanted === 0) return 0;
  for (let port = wanted; port < wanted + tries && port <= 65_535; port += 1) if (await isFree(port, host)) return port;
  throw new Error(
    `The ports ${wanted} to ${wanted + tries - 1} are all taken. Set PORT to a free one, such as PORT=${wanted + 1000}.`,
  );
};

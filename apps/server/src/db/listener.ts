import pg from 'pg';
import type { OnNotice } from './database.ts';
import type { ClientClass } from './servers.ts';

/** Hears notices of PostgreSQL on a connection of its own, opened with the first channel and again after it was lost. */
export interface Listener {
  listen(channel: string, onNotice: OnNotice): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const firstPause = 200;
const longestPause = 10_000;

/** Notices reach every function that listens to their channel. After a lost connection each of them is called with undefined. */
export const createListener = (Client: ClientClass, onLost: (error: Error) => void): Listener => {
  const listeners = new Map<string, Set<OnNotice>>();
  let connection: Promise<pg.Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const tellAll = (): void => {
    for (const group of listeners.values()) for (const onNotice of group) onNotice(undefined);
  };

  const lose = (error: Error, pause: number): void => {
    if (closed || timer) return;
    connection = undefined;
    onLost(error);
    timer = setTimeout(() => void reconnect(pause), pause);
  };

  const reconnect = async (pause: number): Promise<void> => {
    timer = undefined;
    try {
      await connected();
      tellAll();
    } catch (error) {
      lose(error as Error, Math.min(pause * 2, longestPause));
    }
  };

  const connect = async (): Promise<pg.Client> => {
    const client = new Client({ keepAlive: true, connectionTimeoutMillis: 5000 });
    client.on('notification', ({ channel, payload }) => {
      for (const onNotice of listeners.get(channel) ?? []) onNotice(payload ?? '');
    });
    await client.connect();
    client.on('error', (error) => lose(error, firstPause));
    client.on('end', () => lose(new Error('The connection for notices was closed.'), firstPause));
    for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  };

  const connected = (): Promise<pg.Client> => {
    connection ??= connect().catch((error: Error) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };

  /** One statement at a time: a connection takes no second one beside it. */
  const addChannel = (channel: string): Promise<pg.Client> => {
    connection = connected().then(async (client) => {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      return client;
    });
    return connection;
  };

  return {
    listen: async (channel, onNotice) => {
      const group = listeners.get(channel) ?? new Set();
      const isNew = group.size === 0 && connection !== undefined;
      listeners.set(channel, group.add(onNotice));
      await (isNew ? addChannel(channel) : connected());
      return () => {
        group.delete(onNotice);
        return Promise.resolve();
      };
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      const client = await connection?.catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
};

import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Engine } from '../db/database.ts';
import { startServer } from './server.ts';
import type { ServerOptions, TestServer } from './server.ts';
import { usualEngines } from './tier.ts';

export interface EngineOptions extends ServerOptions {
  /** `usualEngines` by default. Races are proved on `postgres`: PGlite has one session and hides them. */
  engines?: readonly Engine[];
}

/** Stands for the server until `beforeAll` has started it, so that tests can name it in their closures. */
const laterServer = (current: () => TestServer | undefined): TestServer =>
  new Proxy({} as TestServer, {
    get: (_target, name) => {
      const server = current();
      if (!server) throw new Error('The test server starts in beforeAll: use it inside of it(…).');
      return server[name as keyof TestServer];
    },
  });

/** Runs the block once per engine, each time with a real server on a fresh copy of the test world. */
export const describeEngines = (
  name: string,
  block: (server: TestServer) => void,
  { engines = usualEngines, ...options }: EngineOptions = {},
): void => {
  describe.each(engines)(`${name} on %s`, (engine) => {
    let running: Awaited<ReturnType<typeof startServer>> | undefined;
    beforeAll(async () => {
      running = await startServer(engine, inject('templates'), options);
    });
    afterAll(() => running?.close());
    block(laterServer(() => running?.server));
  });
};

import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { modules } from './modules/index.ts';
import type { Platform } from './platform/platform.ts';
import { outbox } from './plugins/outbox.ts';
import { problems } from './plugins/problems.ts';
import { reference } from './plugins/reference.ts';
import { requestLog } from './plugins/requestLog.ts';
import { securityHeaders } from './plugins/securityHeaders.ts';
import { shop } from './plugins/shop/index.ts';

const oneMegabyte = 1_048_576;

/** The server over a platform, not yet listening: external plugins, our own, then the routes of every module. */
export const createApp = async (platform: Platform, logger: Logger): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: oneMegabyte,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    trustProxy: (_address, hop) => hop < platform.config.trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
  });
  app.decorate('platform', { ...platform, log: app.log });

  await app.register(formbody, { bodyLimit: 65_536 });
  await app.register(requestLog);
  await app.register(securityHeaders);
  await app.register(problems);
  for (const plugin of [...modules, outbox, reference, shop]) await app.register(plugin);
  return app as unknown as FastifyInstance;
};

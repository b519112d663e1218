import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { modules } from './modules/index.ts';
import { pictures } from './modules/shared/media/pictures.ts';
import { eventStreams } from './platform/events.ts';
import { createCallCounter } from './platform/memberCalls.ts';
import type { Platform } from './platform/platform.ts';
import { findOpenSessions } from './platform/viewer.ts';
import { outbox } from './plugins/outbox.ts';
import { problems, refuseAddress, refuseConnection } from './plugins/problems.ts';
import { reference } from './plugins/reference.ts';
import { requestLog } from './plugins/requestLog.ts';
import { securityHeaders } from './plugins/securityHeaders.ts';
import { shop } from './plugins/shop/index.ts';

const oneMegabyte = 1_048_576;

export interface AppOptions {
  /** Routes of the API; all of them if not said. */
  resources?: readonly FastifyPluginAsync[];
  /** Milliseconds between two signs of life on an event stream. */
  heartbeat?: number;
  /** Sees every answer of the server. */
  watch?: ((app: FastifyInstance) => void) | undefined;
}

/** The server over a platform, not yet listening: external plugins, our own, then the routes of every module. */
export const createApp = async (
  platform: Platform,
  logger: Logger,
  { resources = modules, heartbeat, watch }: AppOptions = {},
): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: oneMegabyte,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    trustProxy: (_address, hop) => hop < platform.config.trustProxy,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
  });
  app.decorate('platform', { ...platform, log: app.log });
  app.decorate('countCall', createCallCounter(platform.db, platform.config.memberCalls));

  watch?.(app as unknown as FastifyInstance);
  await app.register(formbody, { bodyLimit: 65_536 });
  await app.register(multipart);
  const openSessions = (ids: readonly number[]) => findOpenSessions(platform.db, ids);
  await app.register(eventStreams({ findOpenSessions: openSessions, milliseconds: heartbeat }));
  await app.register(requestLog);
  await app.register(securityHeaders);
  await app.register(problems);
  await app.register(pictures);
  for (const plugin of [...resources, outbox, reference, shop]) await app.register(plugin);
  return app as unknown as FastifyInstance;
};

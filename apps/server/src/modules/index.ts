import type { FastifyPluginAsync } from 'fastify';

/** The routes of every module. */
export const modules: readonly FastifyPluginAsync[] = [];

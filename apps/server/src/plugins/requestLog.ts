import fp from 'fastify-plugin';

/** One line per answered request: method, path, status and milliseconds, under the request's id. */
export const requestLog = fp(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
});

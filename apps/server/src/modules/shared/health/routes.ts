import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { sendProblem } from '../../../platform/problem.ts';
import { watchFaults } from './faults.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve, and what it promises about orders (`durability`). Both for machines. */
export const healthRoutes = async (app: FastifyInstance): Promise<void> => {
  const { db, journal, config } = app.platform;
  const findFaults = watchFaults(app.platform);

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    try {
      const [row] = await db.query<{ migration: string }>(sql`select max(name) as migration from migration`);
      return await reply.header('cache-control', 'no-store').send({
        status: 'ready',
        database: db.engine,
        migration: row?.migration,
        durability: journal.durability,
        mail: config.smtpUrl === undefined ? 'outbox' : 'smtp',
        files: config.filesUrl === undefined ? 'disk' : 's3',
        // What does not work, while orders go on.
        faults: await findFaults(),
      });
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return sendProblem(reply.header('retry-after', 2), 503, 'The database does not answer.', {
        faults: ['database'],
      });
    }
  });
};

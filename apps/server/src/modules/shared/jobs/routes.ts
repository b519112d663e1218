import type { FastifyInstance } from 'fastify';
import { contract } from '@vitrine/api';
import { notFound } from '../../../domain/refusal.ts';
import { asMember } from '../../../domain/scope.ts';
import type { MemberScope } from '../../../domain/scope.ts';
import { cancelJob, findJob } from '../../../platform/jobs/queue.ts';
import { implement } from '../../../platform/routes.ts';
import type { Signals } from '../../../platform/signals.ts';
import { createTicket, downloadTarget, ticketSeconds } from '../../../platform/tickets.ts';
import { toJob } from './mapper.ts';

/** The job now, and again at each change until it has finished. */
async function* followJob(scope: MemberScope, signals: Signals, id: number, signal: AbortSignal) {
  const changes = await signals.subscribe(`job:${id}`, signal);
  let job = await findJob(scope, id);
  yield { event: 'job' as const, data: toJob(job) };
  if (job.finishedAt) return;
  for await (const _change of changes) {
    const progress = signals.hinted(`job:${id}`);
    job = progress === undefined ? await findJob(scope, id) : { ...job, progress };
    yield { event: 'job' as const, data: toJob(job) };
    if (job.finishedAt) return;
  }
}

/** Work that goes on after the answer, and tickets to download what it made. */
export const jobRoutes = async (app: FastifyInstance): Promise<void> => {
  const { files, signals } = app.platform;

  const routes = implement(contract.jobs, {
    read: async ({ params, scope }) => ({
      status: 200,
      data: { data: toJob(await findJob(asMember(scope), params.id)) },
    }),
    follow: async ({ params, scope }) => {
      const member = asMember(scope);
      await findJob(member, params.id);
      return { status: 200, events: (signal) => followJob(member, signals, params.id, signal) };
    },
    cancel: async ({ params, scope }) => ({
      status: 200,
      data: { data: toJob(await cancelJob(asMember(scope), params.id)) },
    }),
    file: async ({ params, scope }) => {
      const { result } = await findJob(asMember(scope), params.id);
      const content = result?.file && (await files.get(result.file.key));
      if (!result?.file || !content) throw notFound();
      return { status: 200, file: { name: result.file.name, type: result.file.type, content } };
    },
    ticket: async ({ body, scope }) => ({
      status: 201,
      data: {
        ticket: await createTicket(asMember(scope), 'download', downloadTarget(body.path)),
        expires_in: ticketSeconds,
      },
    }),
  });
  await app.register(routes);
};

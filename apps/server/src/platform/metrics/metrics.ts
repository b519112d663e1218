import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Platform } from '../platform.ts';
import { readState } from './state.ts';
import type { State } from './state.ts';

/** What is read from the installation when somebody asks, each with its words. Absent where it does not apply. */
const gauges: Readonly<Record<keyof State, readonly [name: string, help: string]>> = {
  databaseUp: ['vitrine_database_up', 'Whether the database answers: 1 or 0.'],
  jobsWaiting: ['vitrine_jobs_waiting', 'Jobs that wait to be taken.'],
  oldestJobSeconds: ['vitrine_jobs_oldest_seconds', 'For how long the oldest job has waited.'],
  mailsWaiting: ['vitrine_mails_waiting', 'Mails that are not sent yet.'],
  mailsFailing: ['vitrine_mails_failing', 'Mails whose last attempt failed.'],
  oldestMailSeconds: ['vitrine_mails_oldest_seconds', 'For how long the oldest mail has waited.'],
  replicaLagSeconds: ['vitrine_database_replica_lag_seconds', 'How far the slowest replica is behind.'],
  journalBytes: ['vitrine_journal_bytes', 'Size of the journal of orders; embedded database alone.'],
  diskFreeBytes: ['vitrine_disk_free_bytes', 'Free space on the disk of DATA_DIR.'],
  replicaLateSeconds: ['vitrine_replica_late_seconds', 'For how long the replica is not known to show everything.'],
  poolInUse: ['vitrine_database_pool_in_use', 'Connections of this process that are in use.'],
  poolWaiting: ['vitrine_database_pool_waiting', 'Requests that wait for a connection.'],
  poolSize: ['vitrine_database_pool_size', 'Connections that this process may hold.'],
};

/** Numbers of this process in the text of Prometheus. No label names an address, an account or a person. */
export const createMetrics = (platform: Platform) => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const answers = new Counter({
    name: 'vitrine_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'vitrine_http_request_seconds',
    help: 'From a request to the end of its answer. Event streams are left out.',
    labelNames: ['method', 'route'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  const shown = Object.entries(gauges).map(
    ([key, [name, help]]) => [key as keyof State, new Gauge({ name, help, registers: [register] })] as const,
  );
  return {
    register,
    /** Counts each answer under the pattern of its route; what no route knows is counted together. */
    watch: (app: FastifyInstance): void => {
      app.addHook('onResponse', async (request, reply) => {
        const labels = { method: request.method, route: request.routeOptions.url ?? 'none' };
        answers.inc({ ...labels, status: String(reply.statusCode) });
        const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
        if (!isStream) seconds.observe(labels, reply.elapsedTime / 1000);
      });
    },
    text: async (): Promise<string> => {
      const state = await readState(platform);
      for (const [key, gauge] of shown) {
        const value = state[key];
        if (value === undefined) gauge.remove();
        else gauge.set(value);
      }
      return register.metrics();
    },
  };
};

export type Metrics = ReturnType<typeof createMetrics>;

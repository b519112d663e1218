import { setTimeout as wait } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { contract } from '@vitrine/api';
import { expect, it } from 'vitest';
import { invalid } from '../../domain/refusal.ts';
import { asMember } from '../../domain/scope.ts';
import type { MemberScope } from '../../domain/scope.ts';
import { describeEngines } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { bothEngines } from '../../testing/tier.ts';
import { createAccounts } from '../accounts.ts';
import { createSignals } from '../signals.ts';
import { defineJob } from './job.ts';
import type { JobKind } from './job.ts';
import { takeJob } from './lease.ts';
import { enqueue, findJob } from './queue.ts';
import { startJobRunner } from './runner.ts';

const buyer = 'buyer@vitrine.example';
const tries: number[] = [];

const writeLetter = defineJob<{ text: string }>({
  name: 'write-letter',
  attempts: 2,
  run: async ({ files, fileKey, report, scope }, { text }) => {
    await report(0.5);
    const key = fileKey('csv');
    await files.put(key, Buffer.from(`${scope.viewer.name}: ${text}`), 'text/csv');
    return { data: { letters: text.length }, file: { key, name: 'Letter.csv', type: 'text/csv; charset=utf-8' } };
  },
});
const failOnce = defineJob<object>({
  name: 'fail-once',
  attempts: 2,
  run: async () => {
    tries.push(Date.now());
    if (tries.length === 1) throw new Error('The disk was away.');
    return {};
  },
});
const failAlways = defineJob<object>({
  name: 'fail-always',
  attempts: 1,
  run: () => Promise.reject(new Error('secret detail')),
});
const refuse = defineJob<object>({
  name: 'refuse',
  attempts: 5,
  run: () => Promise.reject(invalid({ file: ['Row 3 has no reference.'] })),
});
const goOn = defineJob<object>({
  name: 'go-on',
  attempts: 1,
  run: async ({ report, signal }) => {
    for (let step = 0; step < 1000; step += 1) {
      await report(step / 1000);
      await wait(20, undefined, { signal });
    }
    return {};
  },
});

/** Resolved once somebody reads the events of the job. */
let isRead = Promise.withResolvers<void>();

const writeAll = defineJob<object>({
  name: 'write-all',
  attempts: 1,
  run: async ({ scope, reportWithin }) => {
    // The embedded engine answers nobody until the transaction ends.
    await isRead.promise;
    await scope.db.transaction(async (tx) => {
      for (const progress of [0.25, 0.5, 0.75]) {
        await tx.query(sql`update job set input = '{"left": 1}' where kind = 'none'`);
        await reportWithin(progress);
        await wait(20);
      }
    });
    return {};
  },
});

const kinds = [writeLetter, failOnce, failAlways, refuse, goOn] as readonly JobKind[];

const memberOf = async (server: TestServer): Promise<MemberScope> => asMember(await server.scope({ as: buyer }));

const finished = async (scope: MemberScope, id: number) => {
  await expect.poll(() => findJob(scope, id)).toMatchObject({ finishedAt: expect.any(Date) });
  return findJob(scope, id);
};

describeEngines(
  'a job',
  (server) => {
    it('is done after the answer, with the rights of its member, and leaves values and a file (D-138)', async () => {
      const scope = await memberOf(server);
      const id = await enqueue(scope, writeLetter, { text: 'Hello' });
      await finished(scope, id);
      const { body } = await server.call(contract.jobs.read, { as: buyer, params: { id } });
      expect(body.data).toMatchObject({
        status: 'done',
        progress: 1,
        data: { letters: 5 },
        file: { name: 'Letter.csv' },
      });
      const { text } = await server.fetch(`/v1/jobs/${id}/file`, {
        headers: { authorization: `Bearer ${await server.token(buyer)}` },
      });
      expect(text).toBe('Bea Test: Hello');
    });

    it('goes with its transaction or not at all', async () => {
      const scope = await memberOf(server);
      const before = await server.db.query(sql`select id from job`);
      await expect(
        server.db.transaction(async (db) => {
          await enqueue({ ...scope, db }, writeLetter, { text: 'No' });
          throw new Error('No.');
        }),
      ).rejects.toThrow('No.');
      expect(await server.db.query(sql`select id from job`)).toHaveLength(before.length);
    });

    it('that fails is tried again, later and later', async () => {
      const scope = await memberOf(server);
      const id = await enqueue(scope, failOnce, {});
      expect(await finished(scope, id)).toMatchObject({ status: 'done' });
      expect((tries[1] ?? 0) - (tries[0] ?? 0)).toBeGreaterThan(1900);
    });

    it('that fails for good says so without its inside', async () => {
      const scope = await memberOf(server);
      const { status, problem } = await finished(scope, await enqueue(scope, failAlways, {}));
      expect({ status, problem }).toEqual({
        status: 'failed',
        problem: 'This could not be finished. Please try again later.',
      });
    });

    it('that refuses its input says why and is not tried again', async () => {
      const scope = await memberOf(server);
      const { status, problem } = await finished(scope, await enqueue(scope, refuse, {}));
      expect({ status, problem }).toEqual({ status: 'failed', problem: 'Row 3 has no reference.' });
    });

    it('is followed as it goes, and ends when its member cancels it', async () => {
      const scope = await memberOf(server);
      const id = await enqueue(scope, goOn, {});
      const answer = await fetch(`${server.origin}/v1/jobs/${id}/events`, {
        headers: { authorization: `Bearer ${await server.token(buyer)}` },
      });
      await expect.poll(() => findJob(scope, id).then(({ progress }) => progress)).toBeGreaterThan(0);
      await server.call(contract.jobs.cancel, { as: buyer, params: { id } });
      const text = await answer.text();
      const states = [...text.matchAll(/"status":"(\w+)"/g)].map(([, status]) => status);
      expect(states.at(-1)).toBe('cancelled');
      expect(new Set(states).has('running')).toBe(true);
    });

    it('is nobody else’s to see, cancel or download', async () => {
      const scope = await memberOf(server);
      const id = await enqueue(scope, writeLetter, { text: 'Mine' });
      await finished(scope, id);
      for (const as of ['colleague@vitrine.example', 'buyer@tropico.example'])
        for (const call of [contract.jobs.read, contract.jobs.cancel, contract.jobs.file])
          expect((await server.call(call, { as, params: { id } })).status).toBe(404);
    });

    it('of a member who was deactivated is not done', async () => {
      const scope = await memberOf(server);
      await server.db.query(sql`update member set status = 'inactive' where id = ${scope.viewer.memberId}`);
      const id = await enqueue(scope, writeLetter, { text: 'Gone' });
      const job = await finished(scope, id);
      await server.db.query(sql`update member set status = 'active' where id = ${scope.viewer.memberId}`);
      expect(job).toMatchObject({ status: 'failed', problem: 'You may not do this any more.' });
    });
  },
  { jobs: kinds },
);

describeEngines(
  'a job with a transaction',
  (server) => {
    it('tells how much is done while its transaction is open', async () => {
      const scope = await memberOf(server);
      isRead = Promise.withResolvers();
      const id = await enqueue(scope, writeAll, {});
      const answer = await fetch(`${server.origin}/v1/jobs/${id}/events`, {
        headers: { authorization: `Bearer ${await server.token(buyer)}` },
      });
      let text = '';
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk;
        isRead.resolve();
      }
      const progress = [...text.matchAll(/"progress":([\d.]+)/g)].map(([, value]) => Number(value));
      expect(progress).toEqual(expect.arrayContaining([0.25, 0.5, 0.75, 1]));
    });
  },
  // The embedded engine answers nobody else until a transaction ends.
  { engines: bothEngines, jobs: [writeAll as JobKind] },
);

const hostRules = { own: 'localhost', free: [] };

describeEngines('a queue of jobs', (server) => {
  const runnerOf = (kind: JobKind) =>
    startJobRunner({
      db: server.db,
      accounts: createAccounts(server.db, { defaultHash: 'vitrine', hostRules }),
      files: server.app.platform.files,
      signals: createSignals(server.db),
      publicUrl: 'http://localhost:3000',
      hostRules,
      readPicture: async () => undefined,
      kinds: [kind],
      onError: () => undefined,
      interval: 50,
    });

  it('gives each job to one of several processes', async () => {
    const done: number[] = [];
    const count = defineJob<{ number: number }>({
      name: 'count',
      attempts: 1,
      run: async (_context, { number }) => {
        done.push(number);
        await wait(5);
        return {};
      },
    });
    const scope = await memberOf(server);
    const ids: number[] = [];
    for (let number = 0; number < 30; number += 1) ids.push(await enqueue(scope, count, { number }));
    const runners = [1, 2, 3].map(() => runnerOf(count as JobKind));
    for (const id of ids) await finished(scope, id);
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, number) => number));
  });

  it('takes up again what a dead process left, and gives up on what kills every process', async () => {
    const die = defineJob<object>({ name: 'die', attempts: 2, run: async () => ({}) });
    const scope = await memberOf(server);
    const id = await enqueue(scope, die, {});
    const expire = sql`update job set next_attempt_at = now() where id = ${id}`;
    expect(await takeJob(server.db, ['die'])).toMatchObject({ id, attempts: 1 });
    expect(await takeJob(server.db, ['die'])).toBeUndefined();
    await server.db.query(expire);
    expect(await takeJob(server.db, ['die'])).toMatchObject({ id, attempts: 2 });
    await server.db.query(expire);
    const runner = runnerOf(die as JobKind);
    expect(await finished(scope, id)).toMatchObject({ status: 'failed' });
    await runner.stop();
  });

  it('gets back at once what a process lets go of when it closes', async () => {
    const scope = await memberOf(server);
    const id = await enqueue(scope, goOn, {});
    const runner = runnerOf(goOn as JobKind);
    await expect.poll(() => findJob(scope, id)).toMatchObject({ status: 'running' });
    await runner.stop();
    expect(await findJob(scope, id)).toMatchObject({ status: 'queued' });
    // What a stop cut short is not one of the job's attempts.
    expect(await takeJob(server.db, [goOn.name])).toMatchObject({ id, attempts: 1 });
  });
});

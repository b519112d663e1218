import { expect, it } from 'vitest';
import { Refusal } from '../../domain/refusal.ts';
import type { work } from './processes.fixture.ts';
import { taskOf } from './processes.ts';
import { workOnUpload } from './uploadWork.ts';

const task = taskOf<typeof work>(new URL('./processes.fixture.ts', import.meta.url));
const budget = { size: 'large', milliseconds: 60_000 } as const;

it('One upload too many is told to come back, in the language of its sender; those that leave make room', async () => {
  const leaving = new AbortController();
  const sender = { language: 'pt_BR', signal: leaving.signal } as const;
  // Two are worked on, and twenty wait.
  const taken = Array.from({ length: 22 }, () => workOnUpload(sender, task, 'wait', budget).catch((error) => error));
  const refused = await workOnUpload(sender, task, 'wait', budget).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({
    status: 503,
    extra: { retry_after: 5 },
    message: expect.stringMatching(/^Há muitos/),
  });
  // A small picture is still drawn.
  expect(await workOnUpload({ language: 'en' }, task, 'pid', { ...budget, size: 'small' })).toBeGreaterThan(0);
  leaving.abort();
  expect(await Promise.all(taken)).toEqual(taken.map(() => expect.objectContaining({ status: 499 }) as unknown));
  expect(await workOnUpload({ language: 'en' }, task, 'pid', budget)).toBeGreaterThan(0);
});

import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit, Overloaded } from './concurrencyLimit.ts';

const startWork = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, finish: () => resolve('done') };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('slots', () => {
  it('let small work pass large work that waits, and keep a slot that no large work takes', async () => {
    const limited = createConcurrencyLimit({ slots: 2, queue: 10, patience: 10_000 });
    const large = [startWork(), startWork(), startWork()];
    const answers = large.map(({ work }) => limited('large', work));
    expect(await limited('small', async () => 'seen')).toBe('seen');
    for (const { finish } of large) finish();
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'done']);
  });

  it('refuse what finds its queue full, and large work leaves the queue of small work alone', async () => {
    const limited = createConcurrencyLimit({ slots: 2, queue: 1, patience: 10_000 });
    const first = startWork();
    const running = limited('large', first.work);
    const waiting = limited('large', first.work);
    await expect(limited('large', first.work)).rejects.toThrow(Overloaded);
    await expect(limited('small', async () => 'seen')).resolves.toBe('seen');
    first.finish();
    expect(await Promise.all([running, waiting])).toEqual(['done', 'done']);
  });

  it('refuse what has waited too long, without ever starting it', async () => {
    const limited = createConcurrencyLimit({ slots: 1, queue: 10, patience: 10 });
    const first = startWork();
    const running = limited('small', first.work);
    let started = false;
    await expect(limited('small', async () => (started = true))).rejects.toThrow(Overloaded);
    first.finish();
    await running;
    await settled();
    expect(started).toBe(false);
  });

  it('go on after work that failed', async () => {
    const limited = createConcurrencyLimit({ slots: 1, queue: 10, patience: 10_000 });
    await expect(limited('small', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limited('large', async () => 'done')).toBe('done');
  });
});

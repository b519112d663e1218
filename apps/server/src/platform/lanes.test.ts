import { describe, expect, it } from 'vitest';
import { createLanes, Overloaded } from './lanes.ts';

const startWork = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, finish: () => resolve('done') };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('lanes', () => {
  it('let small work pass large work that waits, and keep a lane that no large work takes', async () => {
    const inLane = createLanes({ lanes: 2, queue: 10, patience: 10_000 });
    const large = [startWork(), startWork(), startWork()];
    const answers = large.map(({ work }) => inLane('large', work));
    expect(await inLane('small', async () => 'seen')).toBe('seen');
    for (const { finish } of large) finish();
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'done']);
  });

  it('refuse what finds its queue full, and large work leaves the queue of small work alone', async () => {
    const inLane = createLanes({ lanes: 2, queue: 1, patience: 10_000 });
    const first = startWork();
    const running = inLane('large', first.work);
    const waiting = inLane('large', first.work);
    await expect(inLane('large', first.work)).rejects.toThrow(Overloaded);
    await expect(inLane('small', async () => 'seen')).resolves.toBe('seen');
    first.finish();
    expect(await Promise.all([running, waiting])).toEqual(['done', 'done']);
  });

  it('refuse what has waited too long, without ever starting it', async () => {
    const inLane = createLanes({ lanes: 1, queue: 10, patience: 10 });
    const first = startWork();
    const running = inLane('small', first.work);
    let started = false;
    await expect(inLane('small', async () => (started = true))).rejects.toThrow(Overloaded);
    first.finish();
    await running;
    await settled();
    expect(started).toBe(false);
  });

  it('go on after work that failed', async () => {
    const inLane = createLanes({ lanes: 1, queue: 10, patience: 10_000 });
    await expect(inLane('small', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inLane('large', async () => 'done')).toBe('done');
  });
});

import { afterAll, describe, expect, it, vi } from 'vitest';
import type { work } from './processes.fixture.ts';
import { createProcesses, Stopped, taskOf } from './processes.ts';
import type { WorkLimits } from './processes.ts';

const task = taskOf<typeof work>(new URL('./processes.fixture.ts', import.meta.url));
const processes = createProcesses();
afterAll(() => processes.close());

const run = (name: Parameters<typeof work>[0], limits: Partial<WorkLimits> = {}): Promise<unknown> =>
  processes.run(task, name, { milliseconds: 60_000, ...limits });

const isAlive = (pid: unknown): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

describe('work in a child', () => {
  it('is done by the same process as before, which knows no setting of the server', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://user:password@host/shop');
    const pid = await run('pid');
    expect(await run('settings')).not.toContain('DATABASE_URL');
    await expect(run('fail')).rejects.toThrow('The work failed.');
    expect(await run('pid')).toBe(pid);
    vi.unstubAllEnvs();
  });

  it('that never ends is killed when its time is over, and the next work has another process', async () => {
    const pid = await run('pid');
    await expect(run('loop', { milliseconds: 50 })).rejects.toEqual(new Stopped('time'));
    expect(await run('pid')).not.toBe(pid);
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 60_000);
  });

  it('is killed when nobody waits for it any more', async () => {
    const pid = await run('pid');
    const leaving = new AbortController();
    const looping = run('loop', { signal: leaving.signal });
    leaving.abort(new Error('gone'));
    await expect(looping).rejects.toThrow('gone');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 60_000);
    await expect(run('pid', { signal: leaving.signal })).rejects.toThrow('gone');
  });

  it('ends when it fills the heap of V8', async () => {
    await expect(run('fillHeap')).rejects.toEqual(new Stopped('memory'));
  });

  // Elsewhere nothing tells how much memory a process holds.
  it.runIf(process.platform === 'linux')('ends when it fills memory outside of the heap', async () => {
    await expect(run('fillBuffers', { megabytes: 300 })).rejects.toEqual(new Stopped('memory'));
  });

  it('that ends its process is told from work that was too much', async () => {
    await expect(run('exit')).rejects.toEqual(new Stopped('crash'));
  });
});

it('A child without work ends, and so does one that has done its share', async () => {
  const impatient = createProcesses({ idle: 1 });
  const rested = await impatient.run(task, 'pid', { milliseconds: 60_000 });
  await vi.waitFor(() => expect(isAlive(rested)).toBe(false), 60_000);
  const once = createProcesses({ pieces: 1 });
  const done = await once.run(task, 'pid', { milliseconds: 60_000 });
  await vi.waitFor(() => expect(isAlive(done)).toBe(false), 60_000);
});

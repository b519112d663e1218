import { expect, it, vi } from 'vitest';
import { followChanges } from './followChanges.ts';

const times = { first: 1, longest: 4, silence: 20 };

async function* events(count: number) {
  for (let turn = 0; turn < count; turn += 1) yield turn;
}

it('Each event of the stream is a change, and an ended stream is opened again', async () => {
  const controller = new AbortController();
  const onChange = vi.fn<() => void>();
  const open = vi.fn<() => Promise<AsyncIterable<unknown>>>(async () => events(2));
  const done = followChanges({ open, onChange, signal: controller.signal, times });
  await vi.waitFor(() => expect(open.mock.calls.length).toBeGreaterThan(2));
  controller.abort();
  await done;
  expect(onChange.mock.calls.length).toBeGreaterThanOrEqual(4);
});

it('Where a proxy refuses the stream or holds events back, it polls', async () => {
  const controller = new AbortController();
  const onChange = vi.fn<() => void>();
  let turn = 0;
  const open = vi.fn<(signal: AbortSignal) => Promise<AsyncIterable<unknown>>>(async (signal) => {
    turn += 1;
    if (turn % 2 === 1) throw new Error('refused');
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('silent'))));
  });
  const done = followChanges({ open, onChange, signal: controller.signal, times });
  await vi.waitFor(() => expect(onChange.mock.calls.length).toBeGreaterThan(3));
  controller.abort();
  await done;
  expect(open.mock.calls.length).toBeGreaterThan(3);
});

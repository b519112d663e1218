import { ApiError, NetworkError } from '@vitrine/api/client';
import { describe, expect, it, vi } from 'vitest';
import type { CellChange, UnsavedCell } from '../../mappers/pendingCells.ts';
import { createCellQueue } from './cellQueue.ts';

/** A server whose answers the test gives by hand. */
const setUp = (unsaved: UnsavedCell[] = []) => {
  const waiting: { change: CellChange; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const kept = vi.fn<(unsaved: UnsavedCell[]) => void>();
  const queue = createCellQueue({
    send: (change) => new Promise((resolve, reject) => waiting.push({ change, resolve, reject })),
    keep: kept,
    unsaved,
  });
  return { queue, waiting, kept };
};

const changedTo = (current: number) => new ApiError(409, { message: 'Changed in the meantime.', current });

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('saving the cells of a cart', () => {
  it('shows an edit at once and drops the mark when the server has it', async () => {
    const { queue, waiting, kept } = setUp();
    queue.commit([{ itemId: 1, quantity: 6 }]);
    expect(queue.getCells().get(1)).toEqual({ quantity: 6, state: 'saving' });
    waiting[0]?.resolve();
    await settled();
    expect(kept).toHaveBeenLastCalledWith([]);
    expect(queue.getCells().size).toBe(0);
  });

  it('sends the newest quantity of a cell that was typed into while it travelled', async () => {
    const { queue, waiting } = setUp();
    queue.commit([{ itemId: 1, quantity: 1 }]);
    queue.commit([{ itemId: 1, quantity: 12 }]);
    waiting[0]?.resolve();
    await settled();
    waiting[1]?.resolve();
    await settled();
    expect(waiting.map(({ change }) => change.quantity)).toEqual([1, 12]);
    expect(queue.getCells().size).toBe(0);
  });

  it('keeps the reason of a refusal, which rolls the cell back (V-060)', async () => {
    const { queue, waiting, kept } = setUp();
    queue.commit([{ itemId: 1, quantity: 99 }]);
    waiting[0]?.reject(new ApiError(422, { message: '3 units are available for immediate delivery' }));
    await settled();
    expect(queue.getCells().get(1)).toMatchObject({
      state: 'failed',
      message: '3 units are available for immediate delivery',
    });
    expect(kept).toHaveBeenLastCalledWith([]);
    queue.dismiss(1);
    expect(queue.getCells().size).toBe(0);
  });

  it('keeps what cannot be sent, and sends it later', async () => {
    const { queue, waiting, kept } = setUp();
    queue.commit([{ itemId: 1, quantity: 5 }]);
    waiting[0]?.reject(new NetworkError('offline'));
    await settled();
    expect(queue.getCells().get(1)?.state).toBe('queued');
    expect(kept).toHaveBeenLastCalledWith([{ itemId: 1, quantity: 5, tried: [5] }]);
    queue.resume();
    waiting[1]?.resolve();
    await settled();
    expect(queue.getCells().size).toBe(0);
    expect(kept).toHaveBeenLastCalledWith([]);
  });

  it('takes up what an earlier visit could not save', async () => {
    const { queue, waiting } = setUp([{ itemId: 7, quantity: 2 }]);
    queue.resume();
    expect(waiting.map(({ change }) => change)).toEqual([{ itemId: 7, quantity: 2 }]);
  });

  it('sends no more than four cells at once', () => {
    const { queue, waiting } = setUp();
    queue.commit(Array.from({ length: 9 }, (_, index) => ({ itemId: index + 1, quantity: 1 })));
    expect(waiting).toHaveLength(4);
  });

  it('shows both quantities when another wrote the cell, and sends the chosen one over what was seen', async () => {
    const { queue, waiting, kept } = setUp();
    queue.commit([{ itemId: 1, quantity: 6, seen: 3 }]);
    waiting[0]?.reject(changedTo(8));
    await settled();
    expect(queue.getCells().get(1)).toMatchObject({ quantity: 6, state: 'conflict', theirs: 8 });
    expect(kept).toHaveBeenLastCalledWith([{ itemId: 1, quantity: 6, seen: 3 }]);
    queue.choose({ itemId: 1, quantity: 6, seen: 8 });
    expect(waiting[1]?.change).toEqual({ itemId: 1, quantity: 6, seen: 8 });
    waiting[1]?.resolve();
    await settled();
    expect(queue.getCells().size).toBe(0);
  });

  it('sends nothing when the quantity of the other one is chosen', async () => {
    const { queue, waiting } = setUp();
    queue.commit([{ itemId: 1, quantity: 6, seen: 3 }]);
    waiting[0]?.reject(changedTo(8));
    await settled();
    queue.choose({ itemId: 1, quantity: 8, seen: 8 });
    expect([waiting.length, queue.getCells().size]).toEqual([1, 0]);
  });

  it('tells once how many units of a product were not kept because somebody else removed it', async () => {
    const { queue, waiting, kept } = setUp();
    const gone = new ApiError(404, { message: 'Not found.' });
    queue.commit([
      { itemId: 1, quantity: 6, product: 'Dress' },
      { itemId: 2, quantity: 4, product: 'Dress' },
      { itemId: 3, quantity: 0, product: 'Shirt' },
    ]);
    waiting[0]?.reject(gone);
    await settled();
    expect(queue.getLost()).toEqual([]);
    waiting[1]?.reject(gone);
    waiting[2]?.reject(gone);
    await settled();
    expect(queue.takeLost()).toEqual([{ product: 'Dress', units: 10 }]);
    expect([queue.getLost().length, queue.getCells().size]).toEqual([0, 0]);
    expect(kept).toHaveBeenLastCalledWith([]);
  });

  it('is settled once no cell is on its way, and forgets cells of a product that the user removed', async () => {
    const { queue, waiting } = setUp();
    await queue.settled();
    queue.commit([{ itemId: 1, quantity: 6, product: 'Dress' }]);
    let isSettled = false;
    const all = queue.settled().then(() => {
      isSettled = true;
    });
    queue.forget([1]);
    await settled();
    expect([isSettled, queue.getCells().size]).toEqual([false, 0]);
    waiting[0]?.reject(new ApiError(404, { message: 'Not found.' }));
    await all;
    expect(queue.getLost()).toEqual([]);
  });

  it('replaces what its own earlier call brought, also when the answer to that call was lost', async () => {
    const { queue, waiting } = setUp();
    queue.commit([{ itemId: 1, quantity: 1, seen: 0 }]);
    queue.commit([{ itemId: 1, quantity: 12, seen: 1 }]);
    waiting[0]?.resolve();
    await settled();
    expect(waiting[1]?.change).toEqual({ itemId: 1, quantity: 12, seen: 1 });
    waiting[1]?.reject(new NetworkError('offline'));
    await settled();
    queue.commit([{ itemId: 1, quantity: 20, seen: 12 }]);
    expect(waiting[2]?.change).toEqual({ itemId: 1, quantity: 20, seen: 1 });
    waiting[2]?.reject(changedTo(12));
    await settled();
    expect(waiting[3]?.change).toEqual({ itemId: 1, quantity: 20, seen: 12 });
  });
});

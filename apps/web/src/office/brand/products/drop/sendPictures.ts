import { ApiError, type Client } from '@vitrine/api/client';
import { askBeforeLeaving } from '../../../parts/form/useAskBeforeLeaving.ts';
import type { DropAction, DroppedFile } from './dropped.ts';

/** Files sent at the same moment. The server draws as many at once. */
const AT_ONCE = 2;
/** How often a file is sent again while the server draws for others, ms apart. */
const BUSY = { times: 6, pause: 5000 };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isBusy = (error: unknown): boolean => error instanceof ApiError && (error.isBusy || error.status === 429);

interface Sending {
  client: Client;
  /** What is sent, in this order. */
  ids: readonly number[];
  /** A file as it is now; undefined once it was removed, or the user has signed out. */
  read: (id: number) => DroppedFile | undefined;
  dispatch: (action: DropAction) => void;
  /** Said if the server gives no reason. */
  failed: string;
  busyPause?: number;
}

/** Sends a picture. Returns whether it is new to the product. */
const send = async (
  { client, busyPause = BUSY.pause }: Sending,
  { file, match: { product, colour } }: DroppedFile,
): Promise<'stored' | 'there'> => {
  const params = { id: product?.id ?? 0 };
  const body = { picture: file, ...(colour && { variation_id: colour.id }) };
  for (let left = BUSY.times; ; left -= 1) {
    try {
      return (await client.brandPictures.add({ params, body })).status === 201 ? 'stored' : 'there';
    } catch (error) {
      if (left === 0 || !isBusy(error)) throw error;
      await pause(busyPause);
    }
  }
};

const sendOne = async (sending: Sending, id: number): Promise<void> => {
  const one = sending.read(id);
  if (one?.state !== 'waiting') return;
  sending.dispatch({ type: 'moved', id, state: 'sending' });
  try {
    sending.dispatch({ type: 'moved', id, state: await send(sending, one) });
  } catch (error) {
    const why = error instanceof ApiError && (error.status < 500 || error.isBusy) ? error.message : sending.failed;
    sending.dispatch({ type: 'moved', id, state: 'refused', why });
  }
};

/** Sends files that wait, whichever screen is open meanwhile. Who closes the tab is asked first. */
export const sendPictures = async (sending: Sending): Promise<void> => {
  const { ids, dispatch } = sending;
  const stopAsking = askBeforeLeaving();
  dispatch({ type: 'began', ids });
  const queue = [...ids];
  const sendNext = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await sendOne(sending, next);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  } finally {
    dispatch({ type: 'ended' });
    stopAsking();
  }
};

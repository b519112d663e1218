import { ApiError, type Client } from '@vitrine/api/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { afterDrop, emptyDrop, type Drop, type DropAction } from './dropped.ts';
import { sendPictures } from './sendPictures.ts';

const page = new EventTarget();
beforeEach(() => vi.stubGlobal('window', page));

const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const answers = (add: (name: string) => Promise<{ status: number }>) =>
  ({ brandPictures: { add: ({ body }: { body: { picture: File } }) => add(body.picture.name) } }) as unknown as Client;

const dropOf = (...names: string[]) => {
  const product = { id: 1, name: 'Dress', reference_code: 'LD-01' };
  const files = names.map((name) => ({
    file: new File([name], name),
    hash: name,
    match: { name, product, colour: null, is_stored: false },
  }));
  let drop: Drop = afterDrop(emptyDrop, { type: 'added', files });
  const dispatch = (action: DropAction): void => {
    drop = afterDrop(drop, action);
  };
  const read = (id: number) => drop.files.find((one) => one.id === id);
  const ids = drop.files.map(({ id }) => id);
  return {
    dispatch,
    now: () => drop,
    send: (client: Client) => sendPictures({ client, ids, read, dispatch, failed: 'Not sent.', busyPause: 0 }),
  };
};

const states = ({ files }: Drop) => files.map(({ state }) => state);
const problem = (status: number, message: string) => new ApiError(status, { message, detail: message }, null);

it('Files are stored, found to be there, or refused with the reason of the server', async () => {
  const drop = dropOf('new.jpg', 'known.jpg', 'bad.jpg', 'lost.jpg');
  await drop.send(
    answers(async (name) => {
      if (name === 'bad.jpg') throw problem(422, 'The picture cannot be read.');
      if (name === 'lost.jpg') throw new Error('offline');
      return { status: name === 'known.jpg' ? 200 : 201 };
    }),
  );
  expect(states(drop.now())).toEqual(['stored', 'there', 'refused', 'refused']);
  expect(drop.now().files.map(({ why }) => why)).toEqual([
    undefined,
    undefined,
    'The picture cannot be read.',
    'Not sent.',
  ]);
  expect(drop.now().isSending).toBe(false);
});

it('While the server draws for others, a file is sent again', async () => {
  const drop = dropOf('a.jpg');
  let asked = 0;
  await drop.send(
    answers(async () => {
      asked += 1;
      if (asked === 1) throw new ApiError(503, { message: 'Try again in a moment.', retry_after: 5 });
      if (asked === 2) throw problem(429, 'Try again in a moment.');
      return { status: 201 };
    }),
  );
  expect([asked, states(drop.now())]).toEqual([3, ['stored']]);
});

it('Who leaves the shop is asked first until all files are sent', async () => {
  const drop = dropOf('a.jpg', 'b.jpg', 'c.jpg');
  const asked: boolean[] = [];
  await drop.send(
    answers(async () => {
      asked.push(isAsked());
      return { status: 201 };
    }),
  );
  expect([asked, isAsked()]).toEqual([[true, true, true], false]);
});

it('A file that is removed while others are sent is not sent', async () => {
  const drop = dropOf('a.jpg', 'b.jpg', 'c.jpg');
  const sent: string[] = [];
  await drop.send(
    answers(async (name) => {
      sent.push(name);
      drop.dispatch({ type: 'removed', ids: [3] });
      return { status: 201 };
    }),
  );
  expect(sent).toEqual(['a.jpg', 'b.jpg']);
});

import { expect, it } from 'vitest';
import { afterDrop, countStates, emptyDrop, type Added, type Drop, type DropAction } from './dropped.ts';

const product = (id: number) => ({ id, name: 'Dress', reference_code: `LD-${id}` });

const file = (name: string, content: string, to: number | null = 1, is_stored = false): Added => ({
  file: new File([content], name, { lastModified: 1 }),
  hash: content,
  match: { name, product: to === null ? null : product(to), colour: null, is_stored },
});

const after = (...actions: DropAction[]): Drop => actions.reduce(afterDrop, emptyDrop);
const added = (...files: Added[]): DropAction => ({ type: 'added', files });
const states = ({ files }: Drop) => files.map(({ state }) => state);

it('Each file of a drop waits, unless it matches no product or the product has it', () => {
  const drop = after(added(file('a.jpg', 'a'), file('b.jpg', 'b', null), file('c.jpg', 'c', 1, true)));
  expect(states(drop)).toEqual(['waiting', 'unmatched', 'there']);
  expect(countStates(drop.files)).toMatchObject({ waiting: 1, unmatched: 1, there: 1, stored: 0 });
});

it('The same content is sent once a product, whatever the file is called, and for each of two products', () => {
  const drop = after(
    added(file('a.jpg', 'a'), file('copy of a.jpg', 'a')),
    added(file('a.jpg', 'a'), file('a.jpg', 'a', 2)),
  );
  expect(states(drop)).toEqual(['waiting', 'double', 'double', 'waiting']);
});

it('Where browsers read no content, the same name, size and time are the same file', () => {
  const same = { ...file('a.jpg', 'abc'), hash: undefined };
  const other = { ...file('b.jpg', 'abc'), hash: undefined };
  expect(states(after(added(same, other), added(same)))).toEqual(['waiting', 'waiting', 'double']);
});

it('When the first of two doubles is removed, the other one waits', () => {
  const drop = after(added(file('a.jpg', 'a'), file('copy of a.jpg', 'a')), { type: 'removed', ids: [1] });
  expect(states(drop)).toEqual(['waiting']);
});

it('A file without a product leaves the list when it comes again under a name that has one', () => {
  const drop = after(added(file('IMG_1.jpg', 'a', null), file('IMG_2.jpg', 'b', null)), added(file('LD-01.jpg', 'a')));
  expect(drop.files.map(({ file: { name } }) => name)).toEqual(['IMG_2.jpg', 'LD-01.jpg']);
});

it('A file is sent, refused with its reason, and waits again when it is tried again', () => {
  const refused = after(
    added(file('a.jpg', 'a'), file('b.jpg', 'b')),
    { type: 'began', ids: [1, 2] },
    { type: 'moved', id: 1, state: 'sending' },
    { type: 'moved', id: 1, state: 'stored' },
    { type: 'moved', id: 2, state: 'refused', why: 'It cannot be read.' },
    { type: 'ended' },
  );
  expect([states(refused), refused.files[1]?.why, refused.isSending]).toEqual([
    ['stored', 'refused'],
    'It cannot be read.',
    false,
  ]);
  const again = afterDrop(refused, { type: 'began', ids: [2] });
  expect([states(again), again.isSending]).toEqual([['stored', 'waiting'], true]);
});

it('A change of one file leaves the rows of the others as they are', () => {
  const drop = after(added(file('a.jpg', 'a'), file('b.jpg', 'b')));
  const moved = afterDrop(drop, { type: 'moved', id: 1, state: 'sending' });
  expect(moved.files[1]).toBe(drop.files[1]);
  expect(moved.files[0]).not.toBe(drop.files[0]);
});

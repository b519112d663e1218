import { expect, it } from 'vitest';
import { apiOf, foldersOf, namesOf, rooms } from './readApi.ts';

const accept = (what: string): string =>
  `${what} changed. If that is meant, take the new state over and commit it with the change:\n  npx vitest run --project unit .storybook/library/api.test.ts --update\n`;

const written = (name: string): string => `../../packages/ui/api/${name}.txt`;

it.each(rooms)('says in review what changes in props and exports of %s', async (room) => {
  const api = foldersOf(room).map(apiOf).join('\n\n');
  await expect(`${api}\n`, accept(`The API of ${room}`)).toMatchFileSnapshot(written(room));
});

it.each(rooms)('gives one object to each callback of %s, never a bare value', (room) => {
  const bare = foldersOf(room)
    .flatMap((folder) => apiOf(folder).split('\n'))
    .filter((line) => /^\s+on[A-Z]\w*\??: \(\w+: (string|number|boolean)\b/.test(line));
  expect(bare, 'write onChange({ value }), so that more can be said later').toEqual([]);
});

it('says in review what an entry of the package begins or ceases to give away', async () => {
  const entries = ['index.ts', 'foundation/index.ts', 'components/index.ts', 'testing/index.ts'];
  const all = entries.map((entry) => [entry, ...namesOf(entry).map((name) => `  ${name}`)].join('\n'));
  await expect(`${all.join('\n\n')}\n`, accept('What an entry gives away')).toMatchFileSnapshot(written('entries'));
});

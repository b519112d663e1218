import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { docsByTitle } from './docsOf.ts';
import { componentsIn, rooms, sources } from './readApi.ts';

const folders = [
  ...new Set(
    globSync(
      rooms.map((room) => `${componentsIn(room)}/*.stories.tsx`),
      { cwd: sources },
    ).map((file) => dirname(file).replaceAll('\\', '/')),
  ),
];

it('tells of every component what it is for: a folder with stories has docs data', () => {
  const silent = folders.filter((folder) => !existsSync(`${sources}/${folder}/${basename(folder)}.docs.ts`));
  expect(
    silent,
    'Write <Name>.docs.ts beside the component; packages/ui/src/testing/docs.ts says what it holds.',
  ).toEqual([]);
});

/** They arrange what others show, and have no text of their own. */
const wordless = [
  'Foundation/Box',
  'Foundation/Container',
  'Foundation/Divider',
  'Foundation/Grid',
  'Foundation/Inline',
  'Foundation/LinkProvider',
  'Foundation/PageFrame',
  'Foundation/Split',
  'Foundation/Stack',
  'Foundation/WindowProvider',
  'Internal/SentenceCase',
  'Commerce/CartLayout',
  'Commerce/MessagesLayout',
  'Commerce/OrderLayout',
];

it('shows good and bad wording of every component that has texts', () => {
  const without = [...docsByTitle].flatMap(([title, { wording }]) => (wording ? [] : [title]));
  expect(without.sort()).toEqual(wordless.sort());
});

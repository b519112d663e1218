import { existsSync, globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
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

import { expect, it } from 'vitest';
import { checkFiles } from './checkFiles.ts';

const file = (name: string, type = '', size = 10) => ({ name, type, size });

it('takes files by extension, by type and by kind of type', () => {
  const accept = ['.XLSX', 'application/pdf', 'image/*'];
  const files = [file('a.xlsx'), file('b', 'application/pdf'), file('c', 'image/webp'), file('d.exe')];
  expect(checkFiles(files, { accept })).toEqual({
    taken: files.slice(0, 3),
    refused: [{ name: 'd.exe', why: 'type' }],
  });
});

it('refuses what is empty or too large, and says how large it may be', () => {
  const files = [file('a', '', 0), file('b', '', 2 ** 21 + 1), file('c', '', 2 ** 21)];
  const { taken, refused } = checkFiles(files, { maxMegabytes: 2 });
  expect(taken.map(({ name }) => name)).toEqual(['c']);
  expect(refused).toEqual([
    { name: 'a', why: 'empty' },
    { name: 'b', why: 'size', limit: 2 },
  ]);
});

it('counts the files held already', () => {
  const { taken, refused } = checkFiles([file('a'), file('b')], { maxFiles: 3 }, 2);
  expect(taken.map(({ name }) => name)).toEqual(['a']);
  expect(refused).toEqual([{ name: 'b', why: 'count', limit: 3 }]);
});

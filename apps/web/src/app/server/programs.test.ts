import { expect, it } from 'vitest';
import { screens } from '../screens.ts';
import { folders, programsAt } from './programs.ts';

it('The page of a user names the program that the map of screens loads there', () => {
  for (const [path, folder] of Object.entries(folders)) {
    const load = screens.find((entry) => entry.path === path)?.load.toString();
    expect([path, load?.includes(`/${folder}/route.tsx`)]).toEqual([path, true]);
  }
});

it('The page of a user names all that its first screen needs', () => {
  expect(programsAt('/admin/brand/orders?status=new')).toEqual({
    programs: [
      'src/office/route.tsx',
      'src/shared/connected/shell/SignedInHeader.tsx',
      'src/shared/connected/shell/ShellFooter.tsx',
      'src/office/brand/orders/Orders.tsx',
    ],
    words: ['first', 'rest', 'admin'],
  });
  expect(programsAt('/whoweare')).toBeNull();
});

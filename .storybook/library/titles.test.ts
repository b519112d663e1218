import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { sources } from './readApi.ts';

/** Stories that begin with something else than a Playground, and why. */
const withoutPlayground: Record<string, string> = {
  AddToCartNotice: 'It has no state of its own: added and already stand side by side.',
  CartCollection: 'It is nothing without the cart around it.',
  CartGridClipboard: 'More stories of CartGrid, which has one.',
  CartGridChecks: 'More stories of CartGrid, which has one.',
  CartGridConflict: 'More stories of CartGrid, which has one.',
  CartGridEditing: 'More stories of CartGrid, which has one.',
  LimitNotice: 'It is nothing while it is within its limits.',
  LinkProvider: 'It shows nothing of its own.',
  OrderLayout: 'It shows nothing without an order.',
  OrderStatusBadge: 'Its states are all there is.',
  OrderingErrors: 'Each error is a case of its own.',
  PricelistChangeDialog: 'It asks, or says what left the cart: both at once.',
  SaveMark: 'Its states are all there is.',
  WindowProvider: 'It shows nothing of its own.',
};

const stories = globSync('*/**/*.stories.tsx', { cwd: sources }).map((path) => {
  const file = path.replaceAll('\\', '/');
  const text = readFileSync(`${sources}/${file}`, 'utf8');
  const [room = '', ...folders] = file.split('/');
  const component = folders[room === 'commerce' ? 1 : 0] ?? '';
  return { file, room, component, text, name: basename(file, '.stories.tsx') };
});

it('names every story by its room and its folder, so that it is found where its source lies', () => {
  const astray = stories.filter(({ room, component, name, text }) => {
    const home = `${room.charAt(0).toUpperCase()}${room.slice(1)}`;
    const names = [component, name].map((part) => `title: '${home}/${part}`);
    return !names.some((title) => text.includes(title));
  });
  expect(astray.map(({ file }) => file)).toEqual([]);
});

it('begins every component with a Playground, or says why not', () => {
  const without = stories.filter(({ text }) => !text.includes('export const Playground ='));
  expect(without.map(({ name }) => name).sort()).toEqual(Object.keys(withoutPlayground).sort());
});

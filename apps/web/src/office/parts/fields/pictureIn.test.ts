import { expect, it } from 'vitest';
import { pictureIn } from './pictureIn.ts';
import type { FieldSpec } from './specs.ts';

const picture: FieldSpec = { type: 'picture', name: 'image', required: true };
const photo = '/media/drawn/dress/{w}.webp#focus=30-70';

it('An entry of a list is told by its picture, in its smallest width', () => {
  expect(pictureIn([picture], { image: photo })).toBe('/media/drawn/dress/120.webp#focus=30-70');
});

it('A block is told by the first of its pictures', () => {
  const images: FieldSpec = { type: 'list', name: 'images', fields: [picture], blank: {} };
  expect(pictureIn([{ type: 'words', name: 'title' }, images], { images: [{ image: photo }] })).toContain('/120.webp');
  expect(pictureIn([images], { images: [] })).toBeUndefined();
});

it('An entry that has no picture yet shows none', () => {
  expect(pictureIn([picture], { image: '' })).toBeUndefined();
});

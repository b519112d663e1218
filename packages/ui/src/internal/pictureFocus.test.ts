import { expect, it } from 'vitest';
import { focusOf } from './pictureFocus.ts';

it('An address may end in the point to keep in sight', () => {
  expect(focusOf('/media/{w}/dress.webp#focus=30-70')).toBe('30% 70%');
  expect(focusOf('/dress.webp?v=2#focus=0-100')).toBe('0% 100%');
});

it('An address without a point asks for none', () => {
  expect(['/dress.webp', '/dress.webp#focus=', '/dress.webp?focus=30-70'].map(focusOf).filter(Boolean)).toEqual([]);
});

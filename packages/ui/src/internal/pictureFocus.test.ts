import { expect, it } from 'vitest';
import { focusOf } from './pictureFocus.ts';

it('An address may end in the point to keep in sight', () => {
  expect(focusOf('/media/{w}/dress.webp#focus=30-70')).toBe('30% 70%');
  expect(focusOf('/dress.webp?v=2#focus=0-100')).toBe('0% 100%');
  expect(focusOf('/dress.webp#focus=05-7')).toBe('5% 7%');
});

it('A point that cannot be read is ignored', () => {
  const ends = ['', '#focus=', '#focus=30', '#focus=30-', '#focus=101-20', '#focus=30-170', '#focus=3.5-20'];
  const others = ['#focus=-5-20', '#focus=30-70%', '#focus=30-70&x', '#focus=a-b', '?focus=30-70', '#focus=30,70'];
  expect([...ends, ...others].map((end) => focusOf(`/dress.webp${end}`)).filter(Boolean)).toEqual([]);
});

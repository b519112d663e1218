import { expect, it } from 'vitest';
import { fill } from './pictures.ts';

const box = { x: 10, y: 20, width: 100, height: 100 };

it('A picture that fills its box loses as much on both sides', () => {
  expect(fill({ width: 600, height: 300 }, box, '/a/1200.webp')).toEqual({ x: -40, y: 20, width: 200, height: 100 });
});

it('The point that its path names stays in sight', () => {
  expect(fill({ width: 600, height: 300 }, box, '/a/1200.webp#focus=0-90')).toMatchObject({ x: 10, y: 20 });
  expect(fill({ width: 300, height: 600 }, box, '/a/1200.webp#focus=0-100')).toMatchObject({ x: 10, y: -80 });
});

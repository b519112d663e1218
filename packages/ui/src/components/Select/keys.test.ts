import { expect, it } from 'vitest';
import { aimOf, findNext, findTyped, typing } from './keys.ts';

const options = ['Água', 'Brown', 'Beige', 'Black'].map((label) => ({
  value: label,
  label,
  disabled: label === 'Brown',
}));

it('finds an option by its beginning, whatever its case and accents, and never one that cannot be chosen', () => {
  expect(findTyped(options, 'AG', -1)).toBe(0);
  expect(findTyped(options, 'br', -1)).toBe(-1);
  expect(findTyped(options, 'bl', 2)).toBe(3);
});

it('goes from one option to the next with the same letter, and around', () => {
  expect(findTyped(options, 'b', -1)).toBe(2);
  expect(findTyped(options, 'b', 2)).toBe(3);
  expect(findTyped(options, 'bb', 3)).toBe(2);
});

it('steps over what cannot be chosen, and stays at the ends', () => {
  expect(findNext(options, 1, 1)).toBe(2);
  expect(findNext(options, 1, -1)).toBe(0);
  expect(findNext(options, 4, 1)).toBe(3);
  expect(findNext(options, -1, -1)).toBe(0);
});

it('takes letters in quick succession as one word', () => {
  let now = 0;
  const typed = typing(() => now);
  expect(typed.isOn()).toBe(false);
  expect(typed.add('r')).toBe('r');
  now = 100;
  expect(typed.isOn()).toBe(true);
  expect(typed.add('e')).toBe('re');
  now = 2000;
  expect(typed.isOn()).toBe(false);
  expect(typed.add('x')).toBe('x');
});

it('leads from nothing chosen to the first or the last, and nowhere by other keys', () => {
  expect(aimOf('ArrowDown', options, -1)).toBe(0);
  expect(aimOf('ArrowUp', options, -1)).toBe(3);
  expect(aimOf('PageDown', options, 0)).toBe(3);
  expect(aimOf('Home', options, 3)).toBe(0);
  expect(aimOf('F2', options, 0)).toBeUndefined();
});

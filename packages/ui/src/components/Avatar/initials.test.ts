import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it('takes the letters of the first word and the last', () => {
  expect(initials('Marina de Souza Campos', 'pt-BR')).toBe('MC');
  expect(initials('Sol & Sal', 'en')).toBe('SS');
});

it('makes do with one word, with accents, and with letters beyond the basic plane', () => {
  expect(initials('ágata', 'pt-BR')).toBe('Á');
  expect(initials('ılgaz', 'tr')).toBe('I');
  expect(initials('𝒜na Brito', 'en')).toBe('𝒜B');
});

it('has nothing to say of no name', () => {
  expect(initials('  ', 'en')).toBe('');
});

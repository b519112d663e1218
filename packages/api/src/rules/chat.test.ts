import { expect, it } from 'vitest';
import { previewOf } from './chat.ts';

it('A preview is the first 80 characters on one line (K-19)', () => {
  expect(previewOf('One\n\n two ')).toBe('One two');
  expect(previewOf('a'.repeat(81))).toBe('a'.repeat(80));
  expect(previewOf('👗'.repeat(81))).toBe('👗'.repeat(80));
});

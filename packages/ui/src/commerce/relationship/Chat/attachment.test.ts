import { describe, expect, it } from 'vitest';
import { refusal } from './attachment.ts';

describe('what may be sent along', () => {
  it('is a jpeg, gif or png (V-070)', () => {
    for (const type of ['image/jpeg', 'image/gif', 'image/png']) expect(refusal({ type, size: 10 })).toBeUndefined();
    for (const type of ['image/svg+xml', 'application/pdf', '']) expect(refusal({ type, size: 10 })).toBe('wrongType');
  });

  it('is 5 MB at most (D-097)', () => {
    expect(refusal({ type: 'image/png', size: 5 * 1024 * 1024 })).toBeUndefined();
    expect(refusal({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).toBe('tooLarge');
  });
});

import { expect, it } from 'vitest';
import { attack, growthOf, readPatterns } from './patterns.ts';

it('A few attacks find no pattern whose time grows faster than the text it reads', async () => {
  const patterns = await readPatterns();
  expect(patterns.size).toBeGreaterThan(100);
  const slow = [...patterns].flatMap(([text, { source, flags, file }]) => {
    const growth = attack(source, flags);
    return growth === 'safe' ? [] : [`${file}: ${text} is ${growth}`];
  });
  expect(slow).toEqual([]);
});

it('A pattern that takes exponential or polynomial time is found', () => {
  for (const growth of [growthOf, attack]) {
    expect(growth('^(a+)+$', '')).toContain('exponential');
    expect(growth('^\\S+@\\S+\\.\\S+$', '')).toContain('3rd degree polynomial');
    expect(growth('^\\S[^\\s@]*@\\S[^\\s.]*\\.\\S+$', '')).toBe('safe');
  }
});

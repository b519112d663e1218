import { describe, expect, it } from 'vitest';
import { expandBranding } from '../expand.ts';
import { themes } from '../themes/index.ts';

const shops = Object.entries(themes).flatMap(([name, style]) =>
  (['light', 'dark'] as const).map((mode) => ({ name, mode, style })),
);

describe.each(shops)('$name in $mode', ({ style, mode }) => {
  const { report } = expandBranding(style, mode);

  it('reads well: every pair of the table reaches its contrast', () => {
    expect(report.filter(({ ratio, required }) => ratio < required)).toEqual([]);
  });
});

it('keeps every brand, accent and ground as given in the mode the shop opens in', () => {
  const roles = ['--v-color-brand', '--v-color-accent', '--v-color-ground'];
  for (const style of Object.values(themes))
    expect(expandBranding(style, style.mode).moves.filter(({ role }) => roles.includes(role))).toEqual([]);
});

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

  it('says which pairs a seed had to move for', () => {
    const brand = report.filter(({ foreground }) => foreground === 'brand');
    expect(brand.every(({ moved }) => moved === brand[0]?.moved)).toBe(true);
  });
});

it('keeps every seed where it can be seen in the mode the shop opens in', () => {
  for (const style of Object.values(themes))
    expect(expandBranding(style, style.mode).report.filter(({ moved }) => moved)).toEqual([]);
});

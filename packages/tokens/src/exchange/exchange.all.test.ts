import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { anyBranding } from '../proof/testing/brandings.ts';
import { exportCss } from './index.ts';
import { filed, formats, untouched } from './testing/formats.ts';

// Each branding is derived once for all formats: what is tested is the way there and back, not the engine.
vi.mock(import('../expand.ts'), async (original) => {
  const { derive, ...others } = await original();
  const known = new Map<string, ReturnType<typeof derive>>();
  return {
    ...others,
    derive: (style, mode) => {
      const key = JSON.stringify([style, mode]);
      const found = known.get(key) ?? derive(style, mode);
      known.set(key, found);
      return found;
    },
  };
});

const brandings = fc.sample(anyBranding, 1000).map(filed);

describe.each(formats)('%s', (_, write, read) => {
  it('loses nothing on the way there and back, for a thousand brandings (D-113)', () => {
    for (const style of brandings) expect(read(write(style))).toEqual({ ...untouched, branding: style });
  });
});

it('writes CSS of nothing but declarations in three blocks, for a thousand brandings (D-113)', () => {
  for (const style of brandings) {
    const css = exportCss(style);
    expect(css).not.toMatch(/url\(|@|<|\\/);
    expect(css.match(/[{}]/g)?.join('')).toBe('{}{}{}');
    expect(css.match(/\*\//g)).toHaveLength(1);
  }
});

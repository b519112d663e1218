import { expect, it } from 'vitest';
import { expandBranding } from '../expand.ts';
import { themeCss } from '../themeCss.ts';
import { themes } from '../themes/index.ts';
import { varNames, vars } from './index.ts';

it('keeps its names: partners and style files rely on them', () => {
  expect(varNames).toMatchSnapshot();
});

it('reads as custom properties', () => {
  expect(vars.color.groundRaised).toBe('var(--v-color-ground-raised)');
  expect(vars.color.critical.ink).toBe('var(--v-color-critical-ink)');
});

it('leaves no role of any partner empty', () => {
  for (const style of Object.values(themes))
    expect(Object.entries(expandBranding(style, 'dark').vars).filter(([, value]) => value === '')).toEqual([]);
});

it('writes one sheet with the opening mode at the root and both modes on demand', () => {
  const css = themeCss(themes['atelier-noir']);
  expect(css).toMatch(/^:root\{color-scheme:dark;/);
  expect(css).toContain('[data-mode=light]{color-scheme:light;');
  expect(css).not.toMatch(/[<>]/);
});

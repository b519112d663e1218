import { expect, it } from 'vitest';
import { brandingSchema } from './branding.ts';
import { themes } from './themes/index.ts';

const withBrand = (brand: string) => ({ ...themes.vitrine, seeds: { ...themes.vitrine.seeds, brand } });

it('accepts every bundled theme', () => {
  for (const style of Object.values(themes)) expect(brandingSchema.parse(style)).toEqual(style);
});

it.each(['red', '#12345', 'url(https://elsewhere)', '#ffffff;}body{display:none', 'var(--x)', 'expression(1)'])(
  'refuses %s for a colour: a branding document holds no CSS text (D-113)',
  (text) => {
    expect(brandingSchema.safeParse(withBrand(text)).success).toBe(false);
  },
);

it('refuses a font outside the list, an unknown key and an unknown choice (D-113)', () => {
  const { type, shape } = themes.vitrine;
  expect(brandingSchema.safeParse({ ...themes.vitrine, type: { ...type, display: 'Comic Sans' } }).success).toBe(false);
  expect(brandingSchema.safeParse({ ...themes.vitrine, css: 'body{}' }).success).toBe(false);
  expect(brandingSchema.safeParse({ ...themes.vitrine, shape: { ...shape, radius: '12px' } }).success).toBe(false);
});

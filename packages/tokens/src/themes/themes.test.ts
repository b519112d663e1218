import { expect, it } from 'vitest';
import { brandingSchema } from '../branding.ts';
import { expandBranding } from '../expand.ts';
import { themes, wireframe } from './index.ts';

const styles = Object.values(themes);
const pairs = styles.flatMap((one, place) => styles.slice(place + 1).map((other) => [one, other] as const));

/** What a person sees of a partner before reading a word. */
const traits = [
  '--v-font-display-family',
  '--v-font-display-transform',
  '--v-radius-card',
  '--v-radius-button',
] as const;
const lines = ['--v-border-strong', '--v-shadow-raised', '--v-space-section', '--v-color-ground'] as const;

const differences = ([one, other]: (typeof pairs)[number]): number => {
  const [a, b] = [expandBranding(one, 'light').vars, expandBranding(other, 'light').vars];
  return [...traits, ...lines].filter((name) => a[name] !== b[name]).length;
};

it('dresses six partners, each in a display family of its own', () => {
  expect(new Set(styles.map(({ type }) => type.display)).size).toBe(6);
});

it('tells any two partners apart by more than their colours and letters', () => {
  for (const pair of pairs) expect(differences(pair)).toBeGreaterThanOrEqual(3);
});

it('gives every partner a ground and a brand of its own in both modes', () => {
  for (const mode of ['light', 'dark'] as const) {
    const seen = styles.map((style) => expandBranding(style, mode).vars);
    expect(new Set(seen.map((vars) => vars['--v-color-ground'])).size).toBe(6);
    expect(new Set(seen.map((vars) => vars['--v-color-brand'])).size).toBe(6);
  }
});

it('shows the grounds and brands of Vitrine as they were given: none of them had to move', () => {
  for (const { seeds, ...rest } of styles)
    for (const mode of ['light', 'dark'] as const) {
      const { vars } = expandBranding({ seeds, ...rest }, mode);
      const given = mode === rest.mode ? seeds : { ...seeds, ...seeds.other };
      expect([vars['--v-color-brand'], vars['--v-color-ground']]).toEqual([given.brand, given.ground]);
    }
});

it('has a wireframe in greys, beside the partners', () => {
  expect(brandingSchema.parse(wireframe)).toEqual(wireframe);
  for (const seed of [wireframe.seeds.brand, wireframe.seeds.accent, wireframe.seeds.neutral])
    expect(new Set(seed.slice(1).match(/../g))).toHaveProperty('size', 1);
  expect(styles).not.toContain(wireframe);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandingSchema } from '../branding.ts';
import { themes } from '../themes/index.ts';
import { repairBranding } from './repair.ts';

const fallback = themes.vitrine;
const withBrand = (brand: unknown) => ({ ...fallback, seeds: { ...fallback.seeds, brand } });
const problemOf = (input: unknown, path: string) => repairBranding(input).problems.find((found) => found.path === path);

it('finds nothing wrong with the bundled themes (D-113)', () => {
  for (const style of Object.values(themes))
    expect(repairBranding(style)).toEqual({ branding: style, problems: [], repaired: null });
});

it.each([
  ['#abc', '#aabbcc'],
  ['abcdef', '#abcdef'],
  ['#ABCDEFFF', '#abcdef'],
  ['rgb(20, 30, 40)', '#141e28'],
  ['hsl(0 100% 50%)', '#ff0000'],
  ['oklch(0.6279 0.2577 29.23)', '#ff0000'],
  ['RebeccaPurple', '#663399'],
  ['  Tomato ', '#ff6347'],
])('understands the colour %s and proposes %s (D-113)', (given, hex) => {
  const { branding, problems, repaired } = repairBranding(withBrand(given));
  expect(branding).toBeNull();
  expect(problems).toMatchObject([{ code: 'colour-notation', path: 'seeds.brand', suggestion: hex }]);
  expect(repaired?.seeds.brand).toBe(hex);
});

it.each(['/ 1rem', '/', 'rgb(/)', 'color(', '#'])(
  'says of %s that it is no colour, and keeps the page up (D-113)',
  (given) => {
    expect(repairBranding(withBrand(given)).problems).toMatchObject([{ path: 'seeds.brand' }]);
  },
);

it('says of a see-through colour how much of it is there, and proposes the solid one (D-113)', () => {
  expect(problemOf(withBrand('rgb(255 0 0 / 50%)'), 'seeds.brand')).toMatchObject({
    code: 'see-through',
    params: { percent: 50 },
    suggestion: '#ff0000',
  });
});

it.each([
  ['shape.button', { ...fallback, shape: { ...fallback.shape, button: 'rounded-ish' } }, 'rounded'],
  ['shape.radius', { ...fallback, shape: { ...fallback.shape, radius: 'medium' } }, 'md'],
  ['density', { ...fallback, density: 'COMPACT' }, 'compact'],
  ['mode', { ...fallback, mode: 'night' }, 'dark'],
  ['elevation', { ...fallback, elevation: 'xyzzy' }, fallback.elevation],
])('proposes the nearest choice for %s (D-113)', (path, input, suggestion) => {
  expect(problemOf(input, path)).toMatchObject({ code: 'not-choice', suggestion });
});

it.each([
  ['figtree', 'Figtree'],
  ['Bodoni', 'Bodoni Moda'],
  ["'Times New Roman', Times, serif", 'Instrument Serif'],
  ['Helvetica Neue, Arial, sans-serif', 'Instrument Sans'],
  ['Comic Sans', 'Instrument Sans'],
])('replaces the font %s by one the shop serves: %s (D-113)', (given, family) => {
  const { repaired } = repairBranding({ ...fallback, type: { ...fallback.type, display: given } });
  expect(repaired?.type.display).toBe(family);
});

it('clamps numbers, fills what is missing with the choice of Vitrine and names what is unknown (D-113)', () => {
  const { density: _, ...sparse } = fallback;
  const input = { ...sparse, type: { ...fallback.type, displayWeight: 1200.5 }, css: 'body{}', Elevation: 'hard' };
  const { problems, repaired } = repairBranding({ ...input, elevation: undefined });
  expect(problems.map(({ code, path }) => [code, path])).toEqual([
    ['unknown-key', 'css'],
    ['out-of-range', 'type.displayWeight'],
    ['missing', 'density'],
    ['misspelt-key', 'Elevation'],
  ]);
  expect(repaired).toEqual({
    ...fallback,
    type: { ...fallback.type, displayWeight: 900 },
    density: fallback.density,
    elevation: 'hard',
  });
});

it('lets a document name its schema for editors (D-113)', () => {
  expect(repairBranding({ $schema: './branding.schema.json', ...fallback }).branding).toEqual(fallback);
});

it('says what is wrong, why it matters and what to do', () => {
  expect(problemOf(withBrand('url(https://elsewhere)'), 'seeds.brand')?.message).toBe(
    '"url(https://elsewhere)" is not a colour. Colours are written as # and six hex digits. Use #1b1814.',
  );
});

describe('hostile documents', () => {
  const cyclic: Record<string, unknown> = { ...fallback };
  cyclic['self'] = cyclic;
  const deep = Array.from({ length: 200 }).reduce<unknown>((inner) => ({ inner }), 1);
  const trap = {
    get seeds() {
      throw new Error('no');
    },
  };
  it.each([
    ['a text', 'branding', 'not-object'],
    ['nothing', undefined, 'not-object'],
    ['a list', [fallback], 'not-object'],
    ['a function', () => fallback, 'not-object'],
    ['a document of 64 KB', { ...fallback, note: 'x'.repeat(65_536) }, 'too-large'],
    ['a long sparse list', { ...fallback, note: Array.from({ length: 1_000_000 }) }, 'too-large'],
    ['a document within itself', cyclic, 'too-deep'],
    ['deep nesting', deep, 'too-deep'],
    ['a getter that throws', trap, 'too-deep'],
  ])('refuses %s and proposes nothing (D-113)', (_, input, code) => {
    expect(repairBranding(input)).toMatchObject({ branding: null, problems: [{ code }], repaired: null });
  });

  it('never lets a key reach a prototype (D-113)', () => {
    const input: unknown = JSON.parse(`{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`);
    expect(repairBranding(input).repaired).toEqual(fallback);
    expect({}).not.toHaveProperty('polluted');
  });

  it('repeats at most 80 characters of what was given, and no control characters (D-113)', () => {
    const found = problemOf(withBrand(`\u001B[31m${'</style>'.repeat(100)}\u202E`), 'seeds.brand');
    expect(found?.given.length).toBeLessThanOrEqual(80);
    expect(found?.given).not.toMatch(/\p{Cc}|\p{Cf}/u);
    expect(found?.message.length).toBeLessThan(300);
  });
});

// A thousand objects take a second alone, and several beside other work.
it(
  'proposes a valid document for whatever object it is given, quickly and without touching it (D-113)',
  { timeout: 30_000 },
  () => {
    const keys = fc.constantFrom('brand', 'accent', 'display', 'radius', 'x', '__proto__', 'displayWeight', 'mode');
    const junk = fc.oneof(fc.anything({ maxDepth: 2 }), fc.string(), fc.dictionary(keys, fc.anything({ maxDepth: 1 })));
    const parts = { seeds: junk, type: junk, shape: junk, density: junk, elevation: junk, mode: junk };
    fc.assert(
      fc.property(fc.record(parts, { requiredKeys: [] }), (input) => {
        const before = trace(input);
        const { branding, problems, repaired } = repairBranding(input);
        expect(branding ?? brandingSchema.parse(repaired)).toBeTruthy();
        expect(problems.length > 0).toBe(branding === null);
        expect(trace(input)).toBe(before);
      }),
      { numRuns: 1000 },
    );
  },
);

/** A trace of a value good enough to see whether it was changed. */
const trace = (value: unknown): string => fc.stringify(value);

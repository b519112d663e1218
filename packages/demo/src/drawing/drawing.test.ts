import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACE_NAMES } from '@vitrine/server/lettering';
import { openFace } from '@vitrine/server/testing';
import { drawRecipe } from '../pictureSource.ts';
import { contrastOf, KINDS, PALETTE, SAMPLES, shirt } from './drawing.fixture.ts';
import {
  decodeRecipe,
  describeRecipe,
  drawGoods,
  drawLogo,
  drawScene,
  encodeRecipe,
  FABRICS,
  LOGO_STYLES,
  PORTRAITS,
  SCENES,
  SHAPES,
  VIEWS,
} from './index.ts';
import type { Recipe } from './index.ts';

const drawn = (recipe: Recipe): string => drawRecipe(encodeRecipe(recipe), openFace) ?? '';

describe('drawn pictures', () => {
  it.each(SAMPLES.map((sample): [string, Recipe] => [encodeRecipe(sample), sample]))(
    '%s is well-formed and complete in itself',
    (_path, sample) => {
      const whole = drawn(sample);
      // The embedded light is base64 and may spell anything; the markup may not.
      const svg = whole.replace(/(href="data:image\/png;base64,)[^"]+/g, '$1');
      expect(svg).toMatch(/^<svg [^>]*viewBox="[-\d. ]+"[^>]*>.*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<foreignObject|<text|\son\w+=/);
      expect(
        [...svg.matchAll(/href="([^"]*)"/g)].every(([, address]) =>
          /^(data:image\/png;base64,$|#\w+$)/.test(address ?? ''),
        ),
      ).toBe(true);
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect([...svg.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !ids.includes(id))).toEqual([]);
    },
  );

  it('are pictures, each of its kind', async () => {
    const kinds = Map.groupBy(SAMPLES, ({ draw }) => draw);
    for (const [sample] of kinds.values()) expect(sample && (await contrastOf(drawn(sample)))).toBeGreaterThan(1);
  });

  it('draws the same picture for the same recipe, and another for another seed', () => {
    expect(drawGoods(shirt)).toBe(drawGoods({ ...shirt }));
    expect(drawGoods(shirt)).not.toBe(drawGoods({ ...shirt, seed: 18 }));
    const scene = { kind: 'drape', palette: PALETTE, seed: 1, shape: 'wide' } as const;
    expect(drawScene(scene)).toBe(drawScene({ ...scene }));
  });

  it('gives every shape of scene its own proportions', () => {
    for (const [shape, [width, height]] of Object.entries(SHAPES)) {
      const svg = drawScene({ kind: 'blinds', palette: PALETTE, seed: 1, shape: shape as keyof typeof SHAPES });
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
  });

  it('takes a logo’s colour from the text around it unless one is given', () => {
    const logo = { name: 'Vitrine', face: 'bodoni', style: 'plain' } as const;
    expect(drawLogo(logo, openFace('bodoni'))).toContain('fill="currentColor"');
    expect(drawLogo({ ...logo, colour: '#ff0000' }, openFace('bodoni'))).toContain('fill="#ff0000"');
  });

  it('says in words what the picture shows, in both languages', () => {
    expect(describeRecipe({ draw: 'goods', recipe: { ...shirt, kind: 'dress', colour: '#b5533c' } }, 'en')).toBe(
      'Striped dress in terracotta, front',
    );
    expect(describeRecipe({ draw: 'goods', recipe: { ...shirt, kind: 'dress', colour: '#b5533c' } }, 'pt_BR')).toBe(
      'Vestido em listras, cor terracota, frente',
    );
    for (const sample of SAMPLES)
      for (const locale of ['en', 'pt_BR'] as const) expect(describeRecipe(sample, locale)).toMatch(/^\S.*\S$/);
  });
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const seed = fc.integer({ min: 0, max: 999 });
const recipes: fc.Arbitrary<Recipe> = fc.oneof(
  fc
    .record(
      {
        kind: fc.constantFrom(...KINDS),
        fabric: fc.constantFrom(...FABRICS),
        colour: hex,
        extraColour: hex,
        seed,
        view: fc.constantFrom(...VIEWS),
        ground: hex,
      },
      { requiredKeys: ['kind', 'fabric', 'colour', 'extraColour', 'seed', 'view'] },
    )
    .map((recipe): Recipe => ({ draw: 'goods', recipe })),
  fc
    .record({
      kind: fc.constantFrom(...SCENES),
      palette: fc.array(hex, { minLength: 3, maxLength: 5 }),
      seed,
      shape: fc.constantFrom(...(Object.keys(SHAPES) as (keyof typeof SHAPES)[])),
    })
    .map((recipe): Recipe => ({ draw: 'scene', recipe })),
  fc
    .record(
      {
        name: fc
          .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
          .filter((name) => name.trim() !== '' && new TextEncoder().encode(name).length < 80),
        face: fc.constantFrom(...FACE_NAMES),
        style: fc.constantFrom(...LOGO_STYLES),
        colour: hex,
      },
      { requiredKeys: ['name', 'face', 'style'] },
    )
    .map((recipe): Recipe => ({ draw: 'logo', recipe })),
  fc
    .record({
      kind: fc.constantFrom(...PORTRAITS),
      initials: fc.constantFrom('', 'A', 'MC', 'XYZ'),
      colour: hex,
      extraColour: hex,
      seed,
    })
    .map((recipe): Recipe => ({ draw: 'portrait', recipe })),
  fc
    .record(
      { fabric: fc.constantFrom(...FABRICS), colour: hex, extraColour: hex, seed },
      { requiredKeys: ['fabric', 'colour', 'extraColour'] },
    )
    .map((recipe): Recipe => ({ draw: 'swatch', recipe })),
);

describe('recipe paths', () => {
  it('writes a recipe as one readable, URL-safe segment', () => {
    expect(encodeRecipe({ draw: 'goods', recipe: { ...shirt, kind: 'dress' } })).toBe(
      'goods.dress.stripe.a1b2c3.ffffff.17.front',
    );
  });

  it('reads back every recipe it writes', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const path = encodeRecipe(recipe);
        expect(path).toMatch(/^[A-Za-z0-9._-]+$/);
        expect(decodeRecipe(path)).toEqual(recipe);
      }),
    );
  });

  it('never throws, and knows only paths it would write itself', () => {
    const near = fc.tuple(recipes, fc.nat(60), fc.string({ maxLength: 3 })).map(([recipe, at, noise]) => {
      const path = encodeRecipe(recipe);
      return path.slice(0, at) + noise + path.slice(at + 1);
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), near), (path) => {
        const recipe = decodeRecipe(path);
        expect(recipe && encodeRecipe(recipe)).toBe(recipe && path);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '',
    'goods',
    'goods.dress',
    'goods.toString.plain.a1b2c3.ffffff.1.front',
    'goods.dress.plain.A1B2C3.ffffff.1.front',
    'goods.dress.plain.a1b2c3.ffffff.1000.front',
    'goods.dress.plain.a1b2c3.ffffff.017.front',
    'goods.dress.plain.a1b2c3.ffffff.1.front.ffffff.x',
    'scene.drape.ffffff.1.wide',
    'scene.drape.ffffff-000000-111111-222222-333333-444444.1.wide',
    'logo.__proto__.jost.plain',
    'portrait.monogram.ab.ffffff.000000.1',
    '__proto__.a.b',
  ])('refuses %j', (path) => {
    expect(decodeRecipe(path)).toBeUndefined();
  });
});

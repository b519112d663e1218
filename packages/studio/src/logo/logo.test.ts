import { brandingSchema, themes } from '@vitrine/tokens';
import { tone } from '@vitrine/tokens/palette';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apart } from '../model/legible.ts';
import { kindOf } from './kind.ts';
import { paletteOf } from './palette.ts';
import { proposeSeeds } from './propose.ts';
import { readLogo } from './readLogo.ts';
import { sizeOf } from './size.ts';
import { isWhole } from './whole.ts';

const pixel = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.constantFrom(0, 60, 200, 255));
const picture = fc.array(pixel, { minLength: 1, maxLength: 200 });
const flat = (pixels: readonly (readonly number[])[]): number[] => pixels.flat();
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('colours of a picture', () => {
  it('are the same in any order of pixels, add up to what can be seen, and really occur in it', () => {
    fc.assert(
      fc.property(picture, fc.integer({ min: 1, max: 3 }), (pixels, times) => {
        const palette = paletteOf(flat(pixels));
        expect(paletteOf(flat(pixels.toReversed()))).toEqual(palette);
        const again = paletteOf(flat(Array.from({ length: times }, () => pixels).flat()));
        expect(again.map(({ hex }) => hex)).toEqual(palette.map(({ hex }) => hex));
        const seen = pixels.filter(([, , , opacity]) => opacity >= 128);
        const sum = palette.reduce((total, { share }) => total + share, 0);
        expect(sum).toBeCloseTo(seen.length === 0 ? 0 : 1);
        const all = seen.map(([r, g, b]) => `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`);
        for (const { hex } of palette) expect(all).toContain(hex);
      }),
      { numRuns: 60 },
    );
  });

  it('make seeds a branding can take, three different ones for each, the same each time', () => {
    fc.assert(
      fc.property(picture, (pixels) => {
        const proposal = proposeSeeds(paletteOf(flat(pixels)));
        expect(proposeSeeds(paletteOf(flat(pixels)))).toEqual(proposal);
        for (const colours of Object.values(proposal)) expect(new Set(colours).size).toBe(3);
        const [brand, accent, neutral] = [proposal.brand[0], proposal.accent[0], proposal.neutral[0]];
        expect(brandingSchema.safeParse({ ...themes.fjord, seeds: { brand, accent, neutral } }).success).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('give the brand what is colourful and seen, not the paper it is printed on', () => {
    const logo = [
      ...Array.from({ length: 800 }, () => [255, 255, 255, 255]),
      ...Array.from({ length: 150 }, () => [200, 30, 60, 255]),
      ...Array.from({ length: 40 }, () => [20, 90, 160, 255]),
      ...Array.from({ length: 60 }, () => [0, 255, 0, 20]),
    ];
    const { brand, accent } = proposeSeeds(paletteOf(flat(logo)));
    expect(brand[0]).toBe('#c81e3c');
    expect(accent[0]).toBe('#145aa0');
  });

  it('give the brand what covers most of the mark, however strong the smaller colour is', () => {
    const logo = (paper: number[]) => [
      ...Array.from({ length: 1000 }, () => paper),
      ...Array.from({ length: 400 }, () => [11, 93, 75, 255]),
      ...Array.from({ length: 120 }, () => [255, 77, 0, 255]),
    ];
    for (const paper of [
      [255, 255, 255, 255],
      [0, 0, 0, 0],
    ]) {
      const { brand, accent } = proposeSeeds(paletteOf(flat(logo(paper))));
      expect([brand[0], accent[0]]).toEqual(['#0b5d4b', '#ff4d00']);
    }
    const wordmark = [
      ...Array.from({ length: 400 }, () => [17, 17, 17, 255]),
      ...Array.from({ length: 60 }, () => [200, 30, 60, 255]),
    ];
    const { brand, accent, neutral } = proposeSeeds(paletteOf(flat(wordmark)));
    expect([brand[0], accent[0]]).toEqual(['#111111', '#c81e3c']);
    expect(tone(neutral[0]).c).toBeLessThan(0.01);
  });

  it('leave a black logo black, with accents that have a hue', () => {
    const { brand, accent, neutral } = proposeSeeds(
      paletteOf(flat(Array.from({ length: 50 }, () => [10, 10, 10, 255]))),
    );
    expect(brand[0]).toBe('#0a0a0a');
    for (const colour of accent) expect(tone(colour).c).toBeGreaterThan(0.05);
    expect(apart(neutral[0], '#808080')).toBeLessThan(0.2);
  });
});

describe('a file that is to be a logo', () => {
  const head = (width: number, height: number): Uint8Array => {
    const data = new DataView(new ArrayBuffer(64));
    for (const [index, byte] of [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].entries()) data.setUint8(index, byte);
    data.setUint32(16, width);
    data.setUint32(20, height);
    return new Uint8Array(data.buffer);
  };

  it('is known by its bytes, whatever its name says', () => {
    expect(kindOf(head(1, 1))).toBe('png');
    expect(kindOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg');
    expect(kindOf(bytes('RIFF....WEBPVP8 '))).toBe('webp');
    expect(kindOf(bytes('<?xml version="1.0"?>\n<!-- a mark --><svg xmlns="x"/>'))).toBe('svg');
    for (const other of [
      'GIF89a',
      '<html><svg></svg></html>',
      '{"seeds":{}}',
      '',
      'RIFF....WAVE',
      '<!---->'.repeat(580),
    ])
      expect(kindOf(bytes(other))).toBeNull();
  });

  it('is no drawing when it defines entities of its own, which could grow without end', () => {
    expect(kindOf(bytes('<!DOCTYPE svg [<!ENTITY a "&b;&b;">]><svg/>'))).toBeNull();
    expect(kindOf(bytes('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg/>'))).toBe('svg');
  });

  it('says its size in its head, so that nothing huge is ever decoded', () => {
    expect(sizeOf(head(30_000, 30_000), 'png')).toEqual({ width: 30_000, height: 30_000 });
    const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0x1f, 0x40, 0x27, 0x10, 1, 1);
    expect(sizeOf(jpeg, 'jpeg')).toEqual({ width: 10_000, height: 8000 });
    const extended = bytes('RIFF....WEBPVP8X........................');
    extended.set([0xff, 0xff, 0, 0x0f, 0, 0], 24);
    expect(sizeOf(extended, 'webp')).toEqual({ width: 65_536, height: 16 });
  });

  it('is broken when it was cut off, which a browser would show as far as it goes', () => {
    const whole = new Uint8Array([...head(1, 1).subarray(0, 8), 0, 0, 0, 0, ...bytes('IEND'), 0, 0, 0, 0]);
    expect(isWhole(whole, 'png')).toBe(true);
    expect(isWhole(whole.subarray(0, 18), 'png')).toBe(false);
    expect(isWhole(Uint8Array.of(0xff, 0xd8, 1, 0xff, 0xd9, 0, 0), 'jpeg')).toBe(true);
    expect(isWhole(Uint8Array.of(0xff, 0xd8, 1, 0xff), 'jpeg')).toBe(false);
    const riff = bytes('RIFF....WEBPVP8 ');
    riff.set([8, 0, 0, 0], 4);
    expect(isWhole(riff, 'webp')).toBe(true);
    riff.set([9, 0, 0, 0], 4);
    expect(isWhole(riff, 'webp')).toBe(false);
  });

  it('is broken when its head is cut off or nonsense, and never hangs or throws', () => {
    expect(sizeOf(head(0, 5), 'png')).toBeNull();
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('png' as const, 'jpeg' as const, 'webp' as const),
        (content, kind) => {
          const { width, height } = sizeOf(content, kind) ?? { width: 1, height: 1 };
          expect(Math.min(width, height)).toBeGreaterThan(0);
          expect(typeof isWhole(content, kind)).toBe('boolean');
          expect([null, 'png', 'jpeg', 'webp', 'svg']).toContain(kindOf(content));
        },
      ),
    );
  });
});

describe('a file', () => {
  it('with no bytes is called empty, not a wrong kind of picture', async () => {
    expect(await readLogo(new Blob([]), 'mark.png')).toEqual({ refused: { code: 'no-content' } });
  });

  it('that was moved since it was chosen is refused as one that cannot be read', async () => {
    const moved = Object.assign(new Blob(['<svg/>']), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect(await readLogo(moved, 'mark.svg')).toEqual({ refused: { code: 'unreadable' } });
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inMode } from './renderDocument.ts';
import { fitScale, frameHeight, GAP } from './sizes.ts';
import { matrices } from './vision.ts';

it('keeps frames that stand side by side within the room there is, and never larger than life', () => {
  const widths = fc.subarray([390, 768, 1440], { minLength: 1 });
  fc.assert(
    fc.property(widths, fc.integer({ min: 320, max: 4000 }), (frames, room) => {
      const scale = fitScale(frames, room);
      const taken = frames.reduce((sum, width) => sum + width * scale, 0) + GAP * (frames.length - 1);
      expect(scale).toBeGreaterThanOrEqual(0.1);
      expect(scale).toBeLessThanOrEqual(1);
      // Below a tenth of its size nothing could be made out: then it scrolls.
      expect(scale === 0.1 || taken <= room + 0.001).toBe(true);
    }),
  );
});

it('makes a frame as high as a screen at least, and scrolls what is higher than three', () => {
  expect(frameHeight(390, 10)).toBe(844);
  expect(frameHeight(390, 1500)).toBe(1500);
  expect(frameHeight(1440, 99_999)).toBe(2700);
  // A part that is lower than a screen may stand in a lower frame.
  expect(frameHeight(390, 300, 120)).toBe(300);
  expect(frameHeight(390, 10, 120)).toBe(120);
});

it('leaves white white and greys grey to every kind of eyes', () => {
  for (const rows of Object.values(matrices))
    for (const row of rows) expect(row.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
});

it('shows a mail as a reader sees it whose device is in that mode', () => {
  const html = '<style>@media (prefers-color-scheme: dark){p{color:#fff}}</style>';
  expect(inMode(html, 'dark')).toContain('@media all{');
  expect(inMode(html, 'light')).toContain('@media not all{');
});

import { expect, it } from 'vitest';
import { logoFrame, placeLogo } from './fitLogo.ts';

it('The frame has the proportion of 346 to 219 (K-82)', () => {
  expect(logoFrame.width / logoFrame.height).toBeCloseTo(346 / 219, 2);
});

it('A whole logo is inside the frame and touches two sides', () => {
  expect(placeLogo({ width: 1000, height: 100 }, 'whole')).toEqual({ x: 0, y: 184.5, width: 692, height: 69 });
});

it('Of a logo longer than the frame, another part can be shown', () => {
  expect(placeLogo({ width: 438, height: 876 }, 'fill', 0)).toMatchObject({ width: 692, height: 1384 });
  expect(Math.abs(placeLogo({ width: 438, height: 876 }, 'fill', 0).y)).toBe(0);
  expect(placeLogo({ width: 438, height: 876 }, 'fill', 1)).toMatchObject({ y: -946 });
  expect(placeLogo({ width: 1000, height: 100 }, 'whole', 1)).toMatchObject({ y: 184.5 });
});

it('A logo that fills the frame loses the same at both ends', () => {
  const placed = placeLogo({ width: 438, height: 876 }, 'fill');
  expect(placed).toEqual({ x: 0, y: -473, width: 692, height: 1384 });
});

import { expect, it } from 'vitest';
import { wholePicture } from './framing.ts';
import { placePreview } from './placePreview.ts';

it('A picture of the frame’s own ratio fits it exactly', () => {
  expect(placePreview(wholePicture, 1.5, 1.5)).toEqual({ width: 1, height: 1, left: 0, top: 0 });
});

it('Of a wide picture, a square shows the part around the focus point', () => {
  const place = (x: number) => placePreview({ ...wholePicture, focus: { x, y: 0.5 } }, 2, 1);
  expect(place(0)).toMatchObject({ width: 2, height: 1, top: 0 });
  expect(place(0).left).toBeCloseTo(0);
  expect(place(0.5).left).toBe(-0.5);
  expect(place(1).left).toBe(-1);
});

it('A tall picture moves up and down in a wide frame', () => {
  expect(placePreview({ ...wholePicture, focus: { x: 0.5, y: 1 } }, 0.5, 1)).toMatchObject({ height: 2, top: -1 });
});

it('Nothing outside the crop is in the frame', () => {
  const crop = { x: 0.5, y: 0.25, width: 0.5, height: 0.5 };
  expect(placePreview({ ...wholePicture, crop }, 1, 1)).toEqual({ width: 2, height: 2, left: -1, top: -0.5 });
});

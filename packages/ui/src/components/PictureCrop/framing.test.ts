import { expect, it } from 'vitest';
import { changeCrop, cropToRatio, hasRatio, placeFocus, wholePicture } from './framing.ts';

const rightHalf = { x: 0.5, y: 0, width: 0.5, height: 1 };

it('The focus point stays on the same detail when the crop changes', () => {
  const framing = { ...wholePicture, focus: { x: 0.75, y: 0.2 } };
  expect(changeCrop(framing, rightHalf)).toEqual({ crop: rightHalf, focus: { x: 0.5, y: 0.2 } });
});

it('The focus point stops at the edge of the crop when its detail is cut off', () => {
  const framing = { ...wholePicture, focus: { x: 0.1, y: 0.2 } };
  expect(changeCrop(framing, rightHalf).focus).toEqual({ x: 0, y: 0.2 });
});

it('A focus point that nobody moved stays in the middle of the crop', () => {
  expect(changeCrop(wholePicture, rightHalf).focus).toEqual({ x: 0.5, y: 0.5 });
});

it('A focus point cannot leave the picture', () => {
  expect(placeFocus({ x: -0.2, y: 1.4 })).toEqual({ x: 0, y: 1 });
});

it('A crop of a ratio is as large as fits, around the focus point', () => {
  expect(cropToRatio(wholePicture, 1, 2)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(cropToRatio(wholePicture, 4, 2)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  expect(cropToRatio({ ...wholePicture, focus: { x: 0.9, y: 0.5 } }, 1, 2)).toEqual(rightHalf);
});

it('A crop has a ratio within what whole pixels allow', () => {
  expect(hasRatio({ x: 0, y: 0, width: 0.502, height: 1 }, 1, 2)).toBe(true);
  expect(hasRatio({ x: 0, y: 0, width: 0.6, height: 1 }, 1, 2)).toBe(false);
});

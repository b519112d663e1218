import type { CropArea, FocusPoint, PictureFraming } from './types.ts';

/** All of the picture, its middle in sight. */
export const wholePicture: PictureFraming = {
  crop: { x: 0, y: 0, width: 1, height: 1 },
  focus: { x: 0.5, y: 0.5 },
};

const clamp = (value: number, most = 1): number => Math.min(most, Math.max(0, value));

/** A point within the picture, on its edge if it was outside. */
export const placeFocus = ({ x, y }: FocusPoint): FocusPoint => ({ x: clamp(x), y: clamp(y) });

const isMiddle = ({ x, y }: FocusPoint): boolean => x === 0.5 && y === 0.5;

/**
 * Another crop. The focus point stays on the same detail of the picture, or on the edge of the crop if that detail
 * is cut off. A focus point that nobody moved stays in the middle.
 */
export const changeCrop = ({ crop, focus }: PictureFraming, next: CropArea): PictureFraming => ({
  crop: next,
  focus: isMiddle(focus)
    ? focus
    : placeFocus({
        x: (crop.x + focus.x * crop.width - next.x) / next.width,
        y: (crop.y + focus.y * crop.height - next.y) / next.height,
      }),
});

/** The largest crop of a ratio, as near to the focus point as the picture allows. `natural` is the ratio of the picture. */
export const cropToRatio = ({ crop, focus }: PictureFraming, ratio: number, natural: number): CropArea => {
  const width = Math.min(1, ratio / natural);
  const height = Math.min(1, natural / ratio);
  return {
    x: clamp(crop.x + focus.x * crop.width - width / 2, 1 - width),
    y: clamp(crop.y + focus.y * crop.height - height / 2, 1 - height),
    width,
    height,
  };
};

/** Whether a crop has a ratio, give or take what whole pixels of a small screen cost. */
export const hasRatio = ({ width, height }: CropArea, ratio: number, natural: number): boolean =>
  Math.abs((width * natural) / height / ratio - 1) < 0.03;

/** A share in whole percent. */
export const percentOf = (share: number): number => Math.round(share * 100);

import type { PictureFraming } from './types.ts';

/**
 * Where the whole picture goes behind a frame, in shares of the frame, so that the cropped part covers it as with
 * `object-fit: cover` and the focus point is its `object-position`. `natural` is the ratio of the picture.
 */
export const placePreview = ({ crop, focus }: PictureFraming, natural: number, ratio: number) => {
  const cropped = (crop.width * natural) / crop.height;
  // How much longer than the frame the cropped part is.
  const across = Math.max(1, cropped / ratio);
  const down = Math.max(1, ratio / cropped);
  return {
    width: across / crop.width,
    height: down / crop.height,
    left: (1 - across) * focus.x - (crop.x / crop.width) * across,
    top: (1 - down) * focus.y - (crop.y / crop.height) * down,
  };
};

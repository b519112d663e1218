import type { Vision } from '../types.ts';

/**
 * What is left of red, green and blue, row by row, in linear light: severity 1.0 of Machado, Oliveira and Fernandes,
 * “A Physiologically-based Model for Simulation of Color Vision Deficiency”, IEEE TVCG 15(6), 2009; without colour,
 * the luminance of Rec. 709.
 */
export const matrices: Record<Exclude<Vision, 'full'>, readonly (readonly [number, number, number])[]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

export const filterId = (prefix: string, vision: Vision): string => `${prefix}-${vision}`;

/** The CSS filter that shows a picture to these eyes; `prefix` is that of the `VisionFilters` on the page. */
export const visionFilter = (prefix: string, vision: Vision): string | undefined =>
  vision === 'full' ? undefined : `url(#${filterId(prefix, vision)})`;

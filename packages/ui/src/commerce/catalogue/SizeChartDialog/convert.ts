export type LengthUnit = 'cm' | 'inches';

/** Centimetres to the unit shown; inches are `value / 2.54` to one decimal (D-088, S-081). */
export const convert = (centimetres: number, unit: LengthUnit): number =>
  unit === 'cm' ? centimetres : Math.round((centimetres / 2.54) * 10) / 10;

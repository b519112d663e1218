export { ColourChoice, ColourSwatches } from './ColourSwatches.tsx';
export type { ColourChoiceProps, ColourSwatchesProps } from './ColourSwatches.tsx';
export { Swatch } from './Swatch.tsx';
export type { Colour, SwatchProps } from './Swatch.tsx';

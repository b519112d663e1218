import { Swatch as Disc } from '../../../catalogue/ColourSwatches/index.ts';
import type { CartGridRow } from '../types.ts';

/** The colour of the goods, or two. The label beside it says the name. */
export const Swatch = ({ color, extraColor }: CartGridRow['swatch']) => (
  <Disc colour={{ colour: color, extraColour: extraColor }} />
);

import type { Branding } from '../branding.ts';
import { source } from '../contract/source.ts';
import { fontStack, stretchOf } from '../fonts/css.ts';
import { families } from '../fonts/families.ts';

const { leading, weight } = source.primitives.primitive;

/** Ascenders beyond this share of the em need more room between lines. */
const tall = 1.05;

/** What the families decide, by path: the rest of the type is chosen from the source. */
export const deriveType = ({ type }: Branding): Record<string, string> => {
  const { metrics, variation } = families[type.display];
  return {
    'font.display.family': fontStack(type.display),
    'font.display.weight': String(type.displayWeight ?? weight.regular.$value),
    'font.display.stretch': stretchOf(type),
    'font.display.leading': String(metrics.ascent > tall ? leading.tall.$value : leading.tight.$value),
    'font.display.variation': variation ?? 'normal',
    'font.text.family': fontStack(type.text),
  };
};

import type { Branding, Mode } from '../branding.ts';
import type { Choices } from '../contract/source.ts';

/** What a branding chooses from each set of the source. */
export const choicesOf = ({ type, shape, density, elevation }: Branding, mode: Mode): Choices => ({
  ...shape,
  density,
  elevation,
  scale: type.scale,
  tracking: type.displayTracking ?? 'normal',
  case: type.displayCase ?? 'none',
  mode,
});

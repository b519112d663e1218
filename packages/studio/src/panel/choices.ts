import type { Branding } from '@vitrine/tokens';

type Type = Branding['type'];
type Shape = Branding['shape'];

/** Settings that are a choice from a closed list, by their path in the branding. */
export const choices = {
  'type.scale': ['quiet', 'regular', 'grand'] satisfies Type['scale'][],
  'type.displayTracking': ['tight', 'normal', 'wide'] satisfies NonNullable<Type['displayTracking']>[],
  'type.displayCase': ['none', 'uppercase'] satisfies NonNullable<Type['displayCase']>[],
  'type.displayWidth': ['normal', 'expanded'] satisfies NonNullable<Type['displayWidth']>[],
  'shape.radius': ['none', 'sm', 'md', 'lg', 'xl'] satisfies Shape['radius'][],
  'shape.button': ['square', 'rounded', 'pill'] satisfies Shape['button'][],
  'shape.stroke': ['hairline', 'regular', 'thick'] satisfies Shape['stroke'][],
  density: ['airy', 'regular', 'compact'] satisfies Branding['density'][],
  elevation: ['flat', 'soft', 'hard'] satisfies Branding['elevation'][],
  mode: ['light', 'dark'] satisfies Branding['mode'][],
} as const;
export type ChoicePath = keyof typeof choices;

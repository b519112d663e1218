import fc from 'fast-check';
import type { Branding } from '../../branding.ts';
import { brandingSchema } from '../../branding.ts';
import { families } from '../../fonts/families.ts';
import type { FamilyName } from '../../fonts/families.ts';

const { shape, density, elevation, mode, type } = brandingSchema.shape;

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const family = fc.constantFrom(...(Object.keys(families) as FamilyName[]));
const maybe = <T>(from: fc.Arbitrary<T>) => fc.option(from, { nil: undefined });

/** Any branding that the schema accepts, every choice of it. */
export const anyBranding: fc.Arbitrary<Branding> = fc.record({
  seeds: fc.record({
    brand: colour,
    accent: colour,
    neutral: colour,
    ground: maybe(colour),
    other: maybe(fc.record({ brand: maybe(colour), accent: maybe(colour), ground: maybe(colour) })),
  }),
  type: fc.record({
    display: family,
    text: family,
    scale: fc.constantFrom(...type.shape.scale.options),
    displayWeight: maybe(fc.integer({ min: 300, max: 900 })),
    displayWidth: maybe(fc.constantFrom('normal' as const, 'expanded' as const)),
    displayTracking: maybe(fc.constantFrom('tight' as const, 'normal' as const, 'wide' as const)),
    displayCase: maybe(fc.constantFrom('none' as const, 'uppercase' as const)),
  }),
  shape: fc.record({
    radius: fc.constantFrom(...shape.shape.radius.options),
    button: fc.constantFrom(...shape.shape.button.options),
    stroke: fc.constantFrom(...shape.shape.stroke.options),
  }),
  density: fc.constantFrom(...density.options),
  elevation: fc.constantFrom(...elevation.options),
  mode: fc.constantFrom(...mode.options),
});

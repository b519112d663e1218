import { z } from 'zod';
import { families } from './fonts/families.ts';
import type { FamilyName } from './fonts/families.ts';

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, 'A colour is written as # and six hex digits, such as #1a1714.');
const family = z.enum(Object.keys(families) as [FamilyName, ...FamilyName[]]);

/**
 * A partner's branding document, the `style` of an account: a few seeds and choices from closed lists, never CSS text (D-113).
 * `mode` is the one the shop opens in; the other is derived too.
 */
export const brandingSchema = z.strictObject({
  seeds: z.strictObject({
    brand: hexColour,
    accent: hexColour,
    neutral: hexColour,
    ground: hexColour.optional(),
    /** What differs in the mode the shop does not open in. */
    other: z
      .strictObject({ brand: hexColour.optional(), accent: hexColour.optional(), ground: hexColour.optional() })
      .optional(),
  }),
  type: z.strictObject({
    display: family,
    text: family,
    scale: z.enum(['quiet', 'regular', 'grand']),
    displayWeight: z.int().min(300).max(900).optional(),
    displayWidth: z.enum(['normal', 'expanded']).optional(),
    displayTracking: z.enum(['tight', 'normal', 'wide']).optional(),
    displayCase: z.enum(['none', 'uppercase']).optional(),
  }),
  shape: z.strictObject({
    radius: z.enum(['none', 'sm', 'md', 'lg', 'xl']),
    button: z.enum(['square', 'rounded', 'pill']),
    stroke: z.enum(['hairline', 'regular', 'thick']),
  }),
  density: z.enum(['airy', 'regular', 'compact']),
  elevation: z.enum(['flat', 'soft', 'hard']),
  mode: z.enum(['light', 'dark']),
});

export type Branding = z.infer<typeof brandingSchema>;
export type Mode = Branding['mode'];

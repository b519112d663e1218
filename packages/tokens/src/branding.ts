import { z } from 'zod';
import { modifiers } from './contract/source.ts';
import type { Choices } from './contract/source.ts';
import { families } from './fonts/families.ts';
import type { FamilyName } from './fonts/families.ts';

const colour = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'A colour is written as # and six hex digits, such as #1a1714.')
    .meta({ description, examples: ['#1a1714'] });

const family = (description: string) =>
  z.enum(Object.keys(families) as [FamilyName, ...FamilyName[]]).meta({ description });

/** A choice from the closed list that the source of tokens offers. */
const choice = <Name extends keyof Choices>(name: Name) =>
  z
    .enum(Object.keys(modifiers[name].contexts) as [Choices[Name], ...Choices[Name][]])
    .meta({ description: modifiers[name].description });

const ground = 'What pages stand on, in the mode the shop opens in; a quiet tint of the neutral where absent.';

const seeds = z
  .strictObject({
    brand: colour('The colour the partner is known by: buttons, choices, branded grounds.'),
    accent: colour('A second colour, for what should be noticed.'),
    neutral: colour('The hue of greys: inks, lines, tints.'),
    ground: colour(ground).optional(),
    other: z
      .strictObject({
        brand: colour('The brand in the other mode.').optional(),
        accent: colour('The accent in the other mode.').optional(),
        ground: colour('The ground of the other mode.').optional(),
      })
      .meta({ description: 'What differs in the mode the shop does not open in. What is absent is derived.' })
      .optional(),
  })
  .meta({ description: "The partner's own colours. Each is used as given wherever it can be read." });

const type = z
  .strictObject({
    display: family('The family of headings.'),
    text: family('The family of text.'),
    scale: choice('scale'),
    displayWeight: z.int().min(300).max(900).meta({ description: 'Weight of headings; 400 where absent.' }).optional(),
    displayWidth: z
      .enum(['normal', 'expanded'])
      .meta({ description: 'Width of headings, for families with that axis; normal where absent.' })
      .optional(),
    displayTracking: choice('tracking').optional(),
    displayCase: choice('case').optional(),
  })
  .meta({ description: 'Two families and how large type is set.' });

const shape = z
  .strictObject({ radius: choice('radius'), button: choice('button'), stroke: choice('stroke') })
  .meta({ description: 'Corners and lines.' });

/**
 * A partner's branding document, the `style` of an account: a few seeds and choices from closed lists, never CSS text (D-113).
 * `mode` is the one the shop opens in; the other is derived too.
 */
export const brandingSchema = z
  .strictObject({
    seeds,
    type,
    shape,
    density: choice('density'),
    elevation: choice('elevation'),
    mode: choice('mode').meta({ description: 'The mode the shop opens in; the other one is derived too.' }),
  })
  .meta({
    title: 'Vitrine branding',
    description: "A partner's look: a few seeds and choices, from which every colour, size and radius is derived.",
  });

export type Branding = z.infer<typeof brandingSchema>;
export type Mode = Branding['mode'];

import type { HeroProps } from '../types.ts';
import { heroArgs } from './states.ts';

type Drawing = Parameters<typeof heroArgs>;

/** Drawn when it is asked for: a story of one template does not wait for the pictures of six others. */
const sample = (name: string, ...drawing: Drawing) => ({
  name,
  get args(): HeroProps {
    return heroArgs(...drawing);
  },
});

/** Each template with the picture of the partner: what its stories begin with, and what a review shows. */
export const heroSamples = {
  A: sample('Full-bleed picture', 'A', 'own', '#ffffff'),
  B: sample('Split screen', 'B', 'own', '#141414'),
  C: sample('Text lower left', 'C', 'own', '#ffffff'),
  D: sample('Overlapping card', 'D', 'own', '#141414'),
  E: sample('Type as image', 'E', 'own', '#ffffff'),
  F: sample('Framed picture', 'F', 'own', '#141414'),
  G: sample('Diptych', 'G', 'own', '#141414'),
};

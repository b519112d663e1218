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

/** Each template with a picture that suits it: what its stories begin with, and what a review shows. */
export const heroSamples = {
  A: sample('Full-bleed picture', 'A', 'drape', '#ffffff'),
  B: sample('Halves', 'B', 'rail', '#141414'),
  C: sample('Words lower left', 'C', 'beach', '#ffffff'),
  D: sample('Overlapping card', 'D', 'counter', '#141414'),
  E: sample('Type as image', 'E', 'studio', '#ffffff'),
  F: sample('Framed picture', 'F', 'still', '#141414'),
  G: sample('Diptych', 'G', 'drape', '#141414'),
};

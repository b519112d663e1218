import { heroArgs } from './states.ts';

/** Each template with a picture that suits it: what its stories begin with, and what a review shows. */
export const heroSamples = {
  A: { name: 'Full-bleed picture', args: heroArgs('A', 'drape', '#ffffff') },
  B: { name: 'Halves', args: heroArgs('B', 'rail', '#141414') },
  C: { name: 'Words lower left', args: heroArgs('C', 'beach', '#ffffff') },
  D: { name: 'Overlapping card', args: heroArgs('D', 'counter', '#141414') },
  E: { name: 'Type as image', args: heroArgs('E', 'studio', '#ffffff') },
  F: { name: 'Framed picture', args: heroArgs('F', 'still', '#141414') },
  G: { name: 'Diptych', args: heroArgs('G', 'drape', '#141414') },
};

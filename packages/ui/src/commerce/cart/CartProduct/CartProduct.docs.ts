import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One product of a cart: what it is, its quantities, a note for the brand.',
  when: ['In a CartCollection, with a CartGrid inside.'],
  whenNot: ['Listings: take ProductCard.'],
  keyboard: { Tab: 'Goes from the name to the grid, the note and remove.' },
  accessibility: ['Remove says of which product; how far keeping the note has come is announced.'],
  content: ['The placeholder shows what a note may be about.'],
  dos: ['Let the note save itself, after a second’s pause and on leaving.'],
  donts: ['Don’t show remove in a closed cart.'],
};

import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A strip of slides: swiped, stepped, or by itself until somebody looks closer.',
  when: ['Brands, pictures and opening scenes, more than fit.'],
  whenNot: ['Things to be compared: take Grid.'],
  anatomy: ['Strip, previous and next, dots, pause.'],
  keyboard: {
    'ArrowLeft, ArrowRight': 'Moves by the preset’s step; turned over from right to left.',
    Tab: 'Reaches buttons and the links of slides in view.',
  },
  accessibility: [
    'A named region; each slide says its number of all. What plays by itself can be paused, waits under pointer and focus, and stands still where less motion is asked for.',
  ],
  dos: ['Choose a preset: view, step, gap and speed are the product’s.'],
  donts: ['Don’t hide in it what everybody must see.'],
};

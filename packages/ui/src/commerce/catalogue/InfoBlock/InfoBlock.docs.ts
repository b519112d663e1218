import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Words beside pictures or a film.',
  when: ['A brand telling about itself, in several blocks down a page.'],
  whenNot: ['A picture across the page: take CallToAction or a Hero.'],
  keyboard: { Tab: 'Reaches slides, film and link.' },
  accessibility: [
    'Pictures come first on a phone, words first for who listens; a film has controls and does not start by itself.',
  ],
  dos: ['Change the side from block to block.'],
  donts: ['Don’t mix upright and wide pictures in one block.'],
};

import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A quiet strip of brand logos below the opening scene.',
  when: ['The landing, when brands are to be named early.'],
  whenNot: ['A wall of retailers: take OurRetailers.'],
  keyboard: { 'Tab, Enter': 'Reaches and follows a logo.' },
  accessibility: ['A named list of links, each by its brand’s name.'],
  dos: ['Use it right below the hero.'],
  donts: ['Don’t move it by itself.'],
};

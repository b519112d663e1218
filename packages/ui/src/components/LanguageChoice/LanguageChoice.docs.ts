import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The languages by their own names; nothing at all when there is only one.',
  when: ['In footer and side menu.'],
  whenNot: ['Countries or currencies.'],
  keyboard: { 'Tab, Enter': 'Reaches and chooses a language.' },
  accessibility: [
    'Each name bears its own `lang`, so that it is read out rightly; the one in force is marked as current.',
  ],
  content: ['Names as their speakers write them: Português, never Portuguese.'],
  dos: ['Offer the languages the account has.'],
  donts: ['Don’t stand for a language with a flag.'],
};

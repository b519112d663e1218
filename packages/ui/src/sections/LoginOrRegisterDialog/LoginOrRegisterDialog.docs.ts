import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Stands before what visitors may not see yet, and offers both ways in.',
  when: ['A visitor opens something that needs an account.'],
  whenNot: ['Above a list: take LoginPrompt.'],
  keyboard: { 'Tab, Enter': 'Reaches and takes one of the two ways.', Escape: 'Closes it.' },
  accessibility: ['A named dialog that gives the focus back.'],
  content: ['One sentence, two verbs.'],
  dos: ['Remember where the visitor was heading.'],
  donts: ['Don’t offer registration where nobody registers.'],
};

import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A to Z: leading to each letter’s section, or (as LetterFilter) showing the names under one letter alone.',
  when: ['Directories of brands and retailers.'],
  whenNot: ['Short lists: a search is enough.'],
  keyboard: { 'Tab, Enter': 'Reaches and follows a letter.' },
  accessibility: [
    'A named navigation; letters without a section say that they lead nowhere. In the filter the pressed letter is said as pressed.',
  ],
  content: ['# stands for names that begin with no letter; accents don’t count.'],
  dos: ['Use the same grouping for letters and sections: `letterOf`.'],
  donts: ['Don’t leave letters out: their places should stay.'],
};

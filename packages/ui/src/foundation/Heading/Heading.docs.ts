import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'The title of a page, a section or a card, in the account’s heading font. `level` is its place in the outline, `size` its look.',
  when: ['Each page has one heading of level 1.', 'Each section, card or dialog part with a title of its own.'],
  instead: {
    'the title of a section with a link to more': 'SectionHead',
    'the title of a page with its introduction': 'PageHeader',
    'a label above a value': 'Text with `caps`',
    'larger text that is not a title': 'Text with `size="xl"`',
  },
  content: [
    'Write a short noun phrase without a full stop.',
    'If the title is a whole sentence, set `sentence`. It then keeps its letters where an account sets headings in capitals.',
  ],
  wording: [
    {
      good: 'Delivery windows',
      bad: 'Here you can see your delivery windows.',
      why: 'A title names the content; a sentence takes longer to scan.',
    },
  ],
  behaviour: [
    'Without `size`, levels 1 to 4 look like `xl`, `lg`, `md` and `sm`.',
    'Long titles wrap into lines of similar length. A word that is too long breaks.',
  ],
  accessibility: [
    'Renders `h1` to `h4`, by which screen reader users move through a page.',
    'Leave no level out: level 3 follows level 2.',
  ],
  dos: ['Choose `level` by the outline first, then `size` by the design. The two are independent.'],
  donts: ['Don’t use a heading to make text large. Screen readers list it as a title.'],
};

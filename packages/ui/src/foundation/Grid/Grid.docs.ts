import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Children in equal columns that change in number with the width of the window.',
  when: ['Cards, tiles and figures of one kind, several to a row.'],
  whenNot: ['A sidebar beside its content: take Split.', 'Things of unlike width in a row: take Inline.'],
  accessibility: ['With `as="ul"` it is a list, and who listens hears how many there are; give it list items.'],
  dos: ['Name the columns for every width: `{ mobile: 2, tablet: 3, desktop: 4 }`.'],
  donts: ['Don’t set the width of a child; the column does.'],
};

import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One line above or instead of the entries of a list that opens: they are on their way, or could not be had.',
  when: ['Inside lists that hang from a control, such as MultiSelect, Combobox and Menu.'],
  whenNot: ['A part of a page: take Skeleton while it comes and ErrorState when it failed.'],
  accessibility: [
    'A live region that is there from the beginning, so that each change is heard.',
    'The list is busy while it waits, and described by the line.',
  ],
  dos: ['Offer to ask again when it failed.', 'Leave entries that are there already where they are.'],
  donts: ['Don’t say “nothing here” before the answer has come.'],
};

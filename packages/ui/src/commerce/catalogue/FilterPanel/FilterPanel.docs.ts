import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Filters in a column beside a listing. On smaller screens, `FilterButton` opens the same filters in a drawer.',
  when: ['Use it beside a ProductGrid with several filters of many options.'],
  instead: { 'a few filters in a row': 'FilterBar', 'two to four views of one list': 'FilterTabs' },
  anatomy: [['`FilterPanel` beside the listing', 'aside'], '`FilterButton` above it, in one row with SortSelect'],
  content: ['Name a group by what it holds: “Brands”, “Price list”.'],
  wording: [
    {
      good: 'Show 48 products',
      bad: 'Apply',
      why: 'The button of the drawer tells the result before the drawer closes.',
    },
  ],
  behaviour: [
    'A group with many options shows eight first and a button for the rest.',
    'A group without options does not show.',
    'The panel shows on wide screens only, the button on the others.',
  ],
  accessibility: ['Each group is a fieldset named by its title. The drawer is a dialog and keeps the focus.'],
  keyboard: {
    Tab: 'Moves from option to option.',
    Space: 'Ticks an option, or opens and closes a group.',
    'Arrow keys': 'Choose in a group with `single`.',
    Escape: 'Closes the drawer.',
  },
  dos: ['Render both components with the same props. Each decides by itself whether to show.'],
  donts: ['Don’t sort options by count. People look for names.'],
};

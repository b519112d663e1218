import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Tells that a list, cart or search has nothing to show, and offers the next step.',
  when: ['A cart without products.', 'A search without results.', 'A list of orders before the first order.'],
  instead: {
    'content that could not be loaded': 'ErrorState',
    'content that is loading': 'Skeleton',
    'an empty list inside a control': '`empty` of MultiSelect or Combobox',
  },
  anatomy: [
    ['Icon (optional)', 'svg'],
    ['Title', 'h2'],
    ['Text (optional)', 'h2 + p'],
    ['Action (optional)', '[data-component=Button]'],
  ],
  content: ['Title: what is missing. Text: how it gets here. One action at most.'],
  wording: [
    { good: 'Your cart is empty', bad: 'Oops, nothing here!', why: 'The title names the thing.' },
    { good: 'Browse collections', bad: 'Go back', why: 'The action helps to fill the list.' },
  ],
  behaviour: ['Everything is centred; long text wraps.', 'Without icon, text and action it is a title alone.'],
  accessibility: ['The title is a heading of level 2; set `level` to fit the page.', 'The icon is decoration.'],
  dos: ['Tell people how to change the search if it found nothing.'],
  donts: ['Don’t show it while loading. It would claim that there is nothing.'],
};

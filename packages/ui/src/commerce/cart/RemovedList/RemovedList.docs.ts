import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lists products and carts that were removed recently, each with a button to put it back.',
  when: ['Use it below the carts of a retailer.'],
  instead: { 'to undo a removal at the moment it happens': 'Toast, with “Put it back” as its action' },
  content: ['Show the name first, then brand, units and time in `details`.'],
  wording: [
    {
      good: 'Put it back',
      bad: 'Undo',
      why: 'The list is read later, when “undo” could mean any last step.',
    },
  ],
  behaviour: ['It is closed until the user opens it.', 'Without entries, nothing shows.', 'Long names wrap.'],
  accessibility: [
    'Each button names the product or cart with `labels.restoreOf`. Begin that text with `labels.restore`.',
  ],
  keyboard: { 'Enter, Space': 'Open the list, or put an entry back.', Tab: 'Moves from entry to entry.' },
  dos: ['Put the newest entry first, and set `busy` to the entry that is being put back.'],
  donts: ['Don’t list what can no longer be put back. The button would fail.'],
  status: 'new',
};

import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Asks before the price list of a cart changes, and names the products that would leave the cart.',
  when: ['Use it when a retailer chooses another price list in CartSummary.'],
  instead: { 'to choose a price list for the first time': 'PricelistDialog' },
  content: ['Name the new price list, then the products that leave.'],
  wording: [
    {
      good: 'Keep as it is',
      bad: 'Cancel',
      why: 'The button says what happens to the cart, so nobody has to guess.',
    },
  ],
  behaviour: [
    'If products would leave, the confirm button is red.',
    'If all products stay, the dialog says so.',
    'An error of the server shows below the list, and the dialog stays open.',
  ],
  accessibility: ['It is an alert dialog: a press outside does not close it.', 'An error is announced at once.'],
  keyboard: { Escape: 'Closes the dialog without a change.', Tab: 'Moves to cancel and confirm.' },
  dos: ['Find out which products leave before you open it, and pass them as `dropped`.'],
  donts: ['Don’t show the new price list in the cart before `onConfirm`.'],
};

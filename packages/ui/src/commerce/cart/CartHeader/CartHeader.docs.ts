import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The top of a cart: the brand, whether the cart is open, and the actions for the whole cart.',
  when: ['Use it as the `header` of CartLayout.'],
  instead: { 'the title of another page': 'PageHeader', 'the total of the cart': 'CartSummary' },
  anatomy: [
    ['State', '[data-component=CartStatus]'],
    ['Brand', 'h1'],
    ['Price list and delivery', 'h1 + p'],
    ['Export and import', '[data-variant=quiet]'],
    ['Remove', '[data-component=IconButton]'],
  ],
  content: [
    'Write `details` as one short line: “Wholesale EUR · FOB”.',
    'The states are given: “CART OPEN” and “CART CLOSED”.',
  ],
  wording: [
    {
      good: 'Export cart',
      bad: 'Export',
      why: 'The page has other things to export, such as a single order.',
    },
  ],
  behaviour: ['An action without its handler does not show.', 'While `exporting`, the export button shows a spinner.'],
  accessibility: [
    'The brand is the heading of level 1.',
    'The state is text as well as a colour, and screen readers announce a change.',
    'Give the remove button a name with `labels.remove`.',
  ],
  keyboard: { Tab: 'Moves through export, import and remove.', 'Enter, Space': 'Press the focused button.' },
  dos: ['Leave out `onExport`, `onImport` or `onRemove` where the user may not do it.'],
  donts: ['Don’t remove the cart at the first press. Ask in a dialog, or offer to put it back.'],
};

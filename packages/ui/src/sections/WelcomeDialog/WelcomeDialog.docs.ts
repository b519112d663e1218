import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Greets a retailer once, with a few tips. On a brand’s page it explains how to order.',
  when: [
    'Open it at a retailer’s first visit, with `content="marketplace"`.',
    'Open it on a retailer’s first visit to a brand’s page, with `content="brand"`.',
  ],
  instead: {
    'news about the shop': 'Banner',
    'a greeting after a new connection': 'ConnectionWelcomeDialog',
    'help beside a field': 'Tooltip or the field’s hint',
  },
  anatomy: [
    ['Title', '[role=dialog] h2'],
    ['Introduction', '[data-part=body] p'],
    ['Tips with icons', '[data-part=tip]'],
    ['Button', '[data-part=footer] button'],
  ],
  content: [
    'Title: greets by name.',
    'Tips: three or four, each a title and one sentence.',
    '`carrier`: the company that delivers parcels.',
  ],
  wording: [{ good: 'See the brands', bad: 'OK', why: 'The button says what the retailer sees next.' }],
  behaviour: [
    'It shows the tips that `labels.tips` returns. A tip that does not apply can be left out.',
    'A long introduction scrolls inside the dialog. Title and button stay in view.',
  ],
  accessibility: ['A dialog with the name of its title. Tips are a list, their icons are decoration.'],
  keyboard: { Tab: 'Moves between the buttons.', Escape: 'Closes the dialog.' },
  dos: ['Store in `onClose` that the retailer has seen it. It is called for each way of closing.'],
  donts: ['Don’t show it again in a later session. It interrupts retailers who know the shop.'],
};

import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A dialog at the side of the page, as tall as the screen. Use it for content beside the page.',
  when: ['Filters of a product list.', 'Navigation on a phone: `side="start"`.', 'Details of a row.'],
  instead: {
    'a question that needs an answer': 'Dialog',
    'filters that fit beside the results': 'Split',
    'two or three actions': 'Menu',
  },
  anatomy: [
    ['Title', '[role=dialog] h2'],
    ['Close button', '[role=dialog] [data-component=IconButton]'],
    ['Content, which scrolls', '[data-part=body]'],
    ['Footer (optional)', '[data-part=footer]'],
  ],
  content: ['Repeat the label of the button that opens it as title.'],
  wording: [{ good: 'Show 24 products', bad: 'Close', why: 'The reader knows what is behind the drawer.' }],
  behaviour: [
    'Opens from the end of the line; `side="start"` opens from the other edge.',
    'On a phone a strip of the page stays visible. A press on it closes the drawer.',
    'Long content scrolls; title and footer stay visible.',
  ],
  accessibility: [
    'Takes the focus, keeps it inside, and returns it on closing.',
    'Screen readers cannot reach the page behind it.',
    'You must give `closeLabel`.',
  ],
  keyboard: { Escape: 'Closes the drawer.', 'Tab, Shift+Tab': 'Moves through the controls inside.' },
  dos: ['Apply filters at once and show the number of results on the footer button.'],
  donts: ['Don’t open a drawer from a drawer. Change its content instead.'],
  status: 'new',
};

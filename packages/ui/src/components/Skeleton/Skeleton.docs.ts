import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A grey shape in place of content that is loading. It keeps the space, so that the page does not move.',
  when: ['Cards, rows and text that come from the server.', 'The opening picture of a page: `shape="scene"`.'],
  instead: {
    'a wait inside a button or field': 'Spinner, or `busy` of Button',
    'work with a known length': 'Progress',
    'content that failed': 'ErrorState',
    'rows of a table': '`loading` of Table',
  },
  wording: [{ good: 'Loading products', bad: 'Please wait', why: 'The listener knows what is coming.' }],
  behaviour: [
    'Shapes: `line`, `control`, `table`, `scene`; `ratio` makes a picture.',
    '`width` is a share of the available width.',
    'It fades slowly, and stands still for people who ask for less motion.',
  ],
  accessibility: [
    'Pass `label` to one shape of a group. Screen readers announce it once.',
    'Shapes without `label` are hidden from screen readers.',
  ],
  dos: ['Use the shape and number of the content that follows. The page then keeps its height.'],
  donts: ['Don’t keep it after an error. Show ErrorState.'],
};

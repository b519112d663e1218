import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One sentence that explains a term or an icon. It appears on focus, or when a pointer stays.',
  when: ['A term of the trade, such as “size run” or “FOB”.', 'An info icon beside a figure.'],
  instead: {
    'something that people on phones need': 'Popover, or text on the page',
    'the reason why a button is disabled': '`reason` of Button',
    'the name of an icon button': '`label` of IconButton',
  },
  anatomy: [['Button: an icon, or the words in `children`', '[data-component=Tooltip]'], 'The sentence'],
  content: ['One sentence with a full stop.'],
  wording: [
    {
      good: 'A fixed number of pieces of each size, sold together.',
      bad: 'Size run: see our help pages.',
      why: 'A tooltip cannot hold a link; it must explain by itself.',
    },
  ],
  behaviour: [
    'Appears after 0.4 seconds under a pointer.',
    'People can move the pointer onto it and read on.',
    'It does not appear on touch.',
  ],
  accessibility: [
    'The sentence is the description of its button.',
    '`label` names the icon button. With `children`, the visible words are the name.',
  ],
  keyboard: { Tab: 'Shows the tooltip of the focused button.', Escape: 'Hides the tooltip.' },
  dos: ['Name what is explained in `label`: “About size runs”.'],
  donts: [
    'Don’t put anything necessary inside. People who use touch cannot see it.',
    'Don’t put links or buttons inside. Nobody can reach them.',
  ],
  status: 'new',
};

import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Several panels in one place, of which one is visible.',
  when: ['Views of one thing, such as the details, sizes and delivery of a product.'],
  instead: {
    'pages with their own addresses': 'LinkTabs',
    'filters of one list': 'FilterTabs',
    'answers that people open when needed': 'Accordion',
  },
  content: ['One or two words for each tab.'],
  wording: [
    { good: 'Delivery', bad: 'Information about delivery', why: 'Short tabs fit beside each other on a phone.' },
  ],
  behaviour: [
    '`count` adds a number after the label.',
    'With `keep`, hidden panels keep what people typed.',
    'If the tabs do not fit, the row scrolls sideways.',
  ],
  accessibility: [
    'A tab list with the name `label`; each panel is named by its tab.',
    'A `count` is part of the tab’s name.',
  ],
  keyboard: {
    'ArrowLeft, ArrowRight': 'Moves to the next or previous tab.',
    'Home, End': 'Moves to the first or last tab.',
    Tab: 'Moves into the panel.',
  },
  dos: ['Put the most needed panel first. Many people open no other.'],
  donts: ['Don’t divide a form among tabs. Errors in hidden panels stay unseen.'],
};

import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A message about the page or a part of it that stays visible. Use it when people need to know or do something.',
  when: ['A registration is in review.', 'A form could not be sent.', 'The minimum of a collection is not reached.'],
  instead: {
    'a short confirmation': 'Toast',
    'the error of one field': '`message` of the field',
    'content that could not be loaded': 'ErrorState',
    'a question that must be answered': 'Dialog',
  },
  anatomy: [
    ['Icon of the tone', 'svg'],
    '`title` (optional)',
    ['Text', '[data-component=Banner] div'],
    '`action` (optional)',
    'Close button (optional)',
  ],
  content: ['Say what happened, then what the reader can do.'],
  wording: [
    {
      good: 'We couldn’t send your order. Check your connection and try again.',
      bad: 'Error: request failed',
      why: 'The reader learns what to do next.',
    },
  ],
  behaviour: [
    'It closes only if you pass `onClose`, and you remove it.',
    'Long text wraps. `action` is below the text.',
    'A text that is in capitals throughout is shown in small letters.',
  ],
  accessibility: [
    '`critical` interrupts screen readers; the other tones wait until they are idle.',
    'With `onClose`, the type asks for `closeLabel`, the name of the close button.',
  ],
  keyboard: { Tab: 'Moves to the action, then to the close button.' },
  dos: ['Offer the next step as `action`, such as “Try again”. The reader does not have to search for it.'],
  donts: ['Don’t show several banners above each other. Show the most important one.'],
};

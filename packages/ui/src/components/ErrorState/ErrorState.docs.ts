import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Replaces content that could not be loaded, and offers to try again.',
  when: ['Collections, orders or messages fail to load.', 'A whole page fails: `level={1}`.'],
  instead: {
    'an error in a form': 'Banner, or `message` of the field',
    'a page that does not exist': 'NotFound',
    'an empty list': 'EmptyState',
  },
  anatomy: [
    ['Icon', 'svg'],
    ['Title', 'h2'],
    ['Text (optional)', 'h2 + p'],
    ['Button to try again', 'button'],
    ['Request number (optional)', '[data-component=Stack] p'],
  ],
  content: ['Say what could not be loaded and what to do. Blame nobody.'],
  wording: [
    {
      good: 'We couldn’t load the collections. Check your connection and try again.',
      bad: 'Error 500',
      why: 'The reader learns what failed and what helps.',
    },
  ],
  behaviour: [
    'While `busy`, the button shows a spinner and ignores presses.',
    '`requestId` shows the text and number that support needs.',
  ],
  accessibility: [
    'Screen readers announce it at once when it appears.',
    'The button keeps the focus while it tries again.',
  ],
  keyboard: { 'Enter, Space': 'Tries again.' },
  dos: ['Replace only the part that failed. The rest of the page stays usable.'],
  donts: ['Don’t keep a Skeleton after a failure. People wait for nothing.'],
};

import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The page for an unknown address. It says so and links to useful pages.',
  when: ['Use it when no page exists at the address, such as a brand that left.'],
  instead: {
    'to report that a part of a page could not load': 'ErrorState',
    'to report an empty list': 'EmptyState',
    'to report that the shop could not load': 'StartupErrorDialog',
  },
  content: [
    'Title: what is missing.',
    'Text: one sentence with a likely reason.',
    'Links: one to three. The first is the main one.',
  ],
  wording: [
    {
      good: 'This page does not exist',
      bad: 'Oops! 404',
      why: 'Plain words help every visitor. A number helps no one.',
    },
    { good: 'See all brands', bad: 'Go back', why: 'The label names the page behind it.' },
  ],
  behaviour: [
    'The first link is the main button, the others are secondary.',
    'Links wrap into several lines on a phone. Long titles and texts wrap.',
  ],
  accessibility: [
    'The title is the level 1 heading. The figure above it is hidden from screen readers.',
    'Set the title of the browser tab in the screen.',
  ],
  keyboard: { Tab: 'Moves through the links.', Enter: 'Follows the link.' },
  dos: ['Link to the directory of brands first. It is the nearest page for most visitors.'],
  donts: ['Don’t redirect to the home page instead. Visitors would not learn that the address is wrong.'],
};

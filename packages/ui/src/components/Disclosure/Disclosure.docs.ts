import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One heading that opens or closes the content below it.',
  when: [
    'Details that few people need, such as removed products.',
    'A group of filters.',
    'The reasons behind a figure.',
  ],
  instead: {
    'several headings of one kind': 'Accordion',
    'views of the same thing': 'Tabs',
    'a few words above the page': 'Popover',
  },
  content: ['Name what is inside.'],
  wording: [{ good: 'Removed products (3)', bad: 'Show more', why: 'The reader knows what opens before opening it.' }],
  behaviour: ['Closed unless `defaultOpen` is set.', 'Of all with the same `group`, one is open at a time.'],
  accessibility: [
    'Uses the browser’s `details` element. Browsers that search closed `details` find the text and open it.',
  ],
  keyboard: { 'Enter, Space': 'Opens or closes it.' },
  dos: ['Use `onToggle` to load expensive content when it opens.'],
  donts: ['Don’t put required fields inside. People cannot see what is missing.'],
};

import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows where the page is in the site, with links to the pages above it.',
  when: [
    'A line sheet inside a brand: “Brands › Lume › Summer 2027”.',
    'Pages at least two levels below the home page.',
  ],
  instead: { 'links to the pages of one brand': 'LinkTabs', 'the pages of a list': 'Pagination' },
  content: ['Use the title of each page, unchanged.'],
  wording: [{ good: 'Summer 2027', bad: 'Back to collection', why: 'The entry names a page, not an action.' }],
  behaviour: ['Long paths wrap into several lines, also on a phone.', 'An entry without `href` is plain text.'],
  accessibility: [
    'A navigation with the name `label`, and an ordered list.',
    'The last entry is announced as the current page and is not a link.',
  ],
  keyboard: { Tab: 'Moves from link to link.', Enter: 'Follows the link.' },
  dos: ['Start with the topmost page. Readers see the whole path.'],
  donts: ['Don’t skip a level. Visitors could not go up one step.'],
};

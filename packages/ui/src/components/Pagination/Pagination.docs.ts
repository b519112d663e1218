import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Links to the pages of a long list.',
  when: ['Results with addresses that people share.', 'Lists of brands or products in pages.'],
  instead: { 'a list that grows with “Load more”': 'Button', 'related pages with names': 'LinkTabs' },
  anatomy: [
    ['Previous', 'li:first-child a'],
    ['First page, current page with its neighbours, last page', 'li:nth-child(2) a'],
    ['Next', 'li:last-child a'],
  ],
  behaviour: [
    'With one page it renders nothing.',
    'The first page has no “Previous” link, the last page no “Next”.',
    'Pages between are shortened to “…”.',
    'On a phone all links share one line.',
  ],
  accessibility: [
    'A navigation with the name `labels.region`; the current page is announced.',
    'You must give a name for each link: `labels.page`.',
  ],
  wording: [{ good: 'Page 3 of 12', bad: '3', why: 'Screen reader users know what the number means.' }],
  keyboard: { Tab: 'Moves from link to link.', Enter: 'Follows the link.' },
  dos: [
    'Give every page its own address in `href`. People can share it.',
    'Use `onApproach` to load a page before it is pressed.',
  ],
  donts: ['Don’t keep the scroll position after a change of page. The new page starts at its top.'],
};

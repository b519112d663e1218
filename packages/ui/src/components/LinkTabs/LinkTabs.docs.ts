import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Links to related pages, shown as tabs. The tab of the current page is marked.',
  when: ['The pages of a brand: about, collections, history.', 'Parts of a profile that have their own addresses.'],
  instead: {
    'parts of one page without addresses': 'Tabs',
    'filters of one list': 'FilterTabs',
    'the path to this page': 'Breadcrumb',
  },
  content: ['One or two words for each tab.', 'Use `caps` where the specification writes the tabs in capitals.'],
  wording: [{ good: 'Collections', bad: 'See our collections', why: 'Short tabs fit beside each other on a phone.' }],
  behaviour: [
    '`count` adds a number after the label.',
    'If the tabs do not fit, the row scrolls sideways and a shade at the edge shows it. It starts with the current tab in sight.',
  ],
  accessibility: [
    'A navigation with the name `label`; the current link is announced as the current page.',
    'They are links, so arrow keys do not move between them.',
  ],
  keyboard: { Tab: 'Moves from link to link.', Enter: 'Follows the link.' },
  dos: ['Leave out tabs of empty pages. A visitor would open them for nothing.'],
  donts: ['Don’t use it for actions or filters. Screen readers announce links.'],
};

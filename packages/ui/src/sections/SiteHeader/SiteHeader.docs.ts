import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'The top of every page: logo, navigation, actions, icons and the signed-in member. Visitors, retailers and brands get the same component with other data.',
  when: ['Use it once on each page.'],
  instead: {
    'navigation within a brand or a profile': 'LinkTabs',
    'title and actions of a page': 'PageHeader',
    'a list of actions behind a button': 'Menu',
  },
  anatomy: [
    'Skip link',
    'Menu button',
    ['Logo or name', '[data-part=brand]'],
    ['Navigation', 'nav'],
    ['Actions', 'nav + div a'],
    'Icons',
    'Member',
    'Side menu',
  ],
  content: ['Entries: one or two words.', 'Badge: a sentence, such as “The cart has products”.'],
  wording: [
    { good: 'Brands', bad: 'Browse all brands', why: 'The bar has room for few words, and translations are longer.' },
    { good: '3 unread messages', bad: '3', why: 'Screen readers read the badge without the picture.' },
  ],
  behaviour: [
    'Below desktop width, navigation and member are in a side menu.',
    'With `groups`, the side menu is available on a desktop too.',
    'An icon with `badge` shows a dot. With `count` it shows the number instead.',
    'Without a logo, the name of the account is shown.',
  ],
  accessibility: [
    'A named navigation. Set `current` on the entry of the open page. The meaning of a badge is read with its icon.',
    'The skip link leads to `#main`. Give the page’s main element that id.',
  ],
  keyboard: {
    Tab: 'Moves to the skip link first, then along the bar. Leaving an open menu closes it.',
    'Enter, Space': 'Open or close a menu.',
    Escape: 'Closes the menu and returns the focus to its button. Closes the side menu.',
  },
  dos: [
    'Set `primary` on one action, such as registration. It is shown as the main one.',
    'Set `wideOnly` on actions that a phone has no room for. The side menu shows them.',
  ],
  donts: ['Don’t pass links to pages that the member may not see. They would lead to a refusal.'],
};

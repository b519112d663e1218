import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A panel below an icon of the header with the newest entries and a link to all of them.',
  when: ['ConnectionRequests and UnreadMessages use it. Use it for another icon with news.'],
  instead: {
    'a list of commands': 'Menu',
    'content beside any button': 'Popover',
    'a page of entries': 'ActivityList',
  },
  anatomy: [['Title and close button', 'h2'], ['Entries', 'li'], 'Further link (`more`)', ['Link to all', 'ul + a']],
  content: ['The link names the page: “See all connections”.'],
  wording: [
    { good: 'You have no unread messages.', bad: 'Nothing here', why: '`none` says of which things there are none.' },
    { good: 'See all connections', bad: 'More', why: 'The link names the page behind it.' },
  ],
  behaviour: [
    'Without entries, `none` shows. Pass null to show nothing.',
    'Escape, the close button and each link call `onClose`.',
  ],
  accessibility: [
    'It is a region named by its title, with a heading of level 2.',
    'If a pressed button disappears, the focus stays in the panel.',
    'Give the button that opens it `aria-expanded`, and return the focus to it on closing.',
  ],
  keyboard: { Tab: 'Moves through entries and links.', Escape: 'Closes the panel.' },
  dos: ['Show a few entries. The page has all of them.'],
  donts: ['Don’t put text fields inside. A press on a link would close the panel and lose the text.'],
};

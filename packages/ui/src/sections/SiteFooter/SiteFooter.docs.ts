import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The end of every page: links, events, copyright, legal texts and languages.',
  when: ['Use it once on each page.'],
  instead: {
    'links to other pages of a brand': 'LinkTabs',
    'actions of a page': 'PageHeader',
    'to show the legal text itself': 'LegalDialog',
  },
  anatomy: [
    ['Name of the account', 'footer p'],
    ['Groups of links', 'footer section'],
    'Events',
    ['Copyright', 'footer p:not(:first-child), footer div > div:last-child > p'],
    ['Terms and privacy', 'footer button'],
    ['Languages', '[role=group]'],
    '“Powered by”',
  ],
  content: ['Group title: one word.', 'Link: one to three words.', 'Copyright: the year and the name of the account.'],
  wording: [{ good: 'Contact', bad: 'Click here to contact our team', why: 'Footers are scanned for one word.' }],
  behaviour: [
    'Without `groups`, the upper part is left out. The shop does so for signed-in members.',
    'With one language, the choice of languages is left out.',
    'A link without `href` is a button that calls `onPress`.',
  ],
  accessibility: [
    'A named footer. Groups have level 2 headings, and each language is read in its own language.',
    'Name it with `labels.footer`. Pass the name of each event: it is the text of its logo.',
  ],
  keyboard: { Tab: 'Moves through links and buttons.', Enter: 'Follows the link or opens the dialog.' },
  dos: ['Open LegalDialog in `onTerms` and `onPrivacy`. Members keep their place on the page.'],
  donts: ['Don’t put an action of the page here. Few members scroll to the end.'],
};

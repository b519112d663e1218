import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows formatted text from an editor. It removes everything unsafe before showing it.',
  when: [
    'Terms of use and other legal texts.',
    'The story of a brand.',
    'Press releases and information about an event.',
  ],
  instead: { 'plain text of the product': 'Text', 'one link in a sentence': 'TextLink' },
  content: ['Allowed: paragraphs, headings of level 2 to 4, lists, tables, emphasis, links and pictures.'],
  wording: [
    {
      good: 'See the care instructions',
      bad: 'Click here',
      why: 'Links of an editor’s text are listed without their sentence, too.',
    },
  ],
  behaviour: [
    'Scripts, styles and frames are removed.',
    'Links to other sites open a new tab.',
    'Pictures load when they come close to the window.',
    'On a server, wrap the page in `HtmlCleaner` with a cleaner of your own. Otherwise nothing appears.',
  ],
  accessibility: [
    'Headings start at level 2, below the title of the page.',
    'Authors must give pictures an alternative text.',
  ],
  dos: ['Pass the text as the server stores it. The component cleans it every time.'],
  donts: ['Don’t clean the text before. Two cleaners may remove what one allows.'],
};

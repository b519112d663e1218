import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The top of an event page or a segment page: a wide picture, and a card with title and text.',
  when: ['Use it as the first section of an event page and of a segment page.'],
  instead: {
    'the top of the landing page': 'Hero',
    'the top of a brand’s page': 'BrandHeader',
    'the page about the company': 'CompanyHero',
  },
  anatomy: [
    ['Picture', 'picture'],
    'Breadcrumb',
    ['Logo of the event', '[data-component=EventHero] img:not(picture *)'],
    ['Name of the event', 'p'],
    ['Title', 'h1'],
    ['Text', 'h1 + p'],
  ],
  content: [
    'Title: the name of the event, or of the segment.',
    '`eyebrow`: on a segment page, the name of the event.',
    'Text: one or two sentences.',
  ],
  wording: [
    {
      good: 'Paris Market Week, 3 to 6 March',
      bad: 'Welcome to our event',
      why: 'Retailers need the place and the dates to decide.',
    },
  ],
  behaviour: [
    'From a tablet on, the card overlaps the picture. On a phone it comes below.',
    'Without a picture, the words have a plain background.',
    'With `imageMobile`, a phone shows an upright picture.',
  ],
  accessibility: [
    'The title is the level 1 heading. The words have their own background, so they are legible on any picture.',
    'Leave `imageAlt` empty if the words say the same as the picture. Give `mark.alt`.',
  ],
  dos: ['Write the dates as text. Words inside a picture are not translated and not read out.'],
  donts: ['Don’t pass a picture whose subject is at the lower left. The card covers that corner.'],
};

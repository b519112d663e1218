import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The top of the page about the company: a large sentence, an optional text, then a wide picture.',
  when: ['Use it once, as the first section of the page about the company.'],
  instead: {
    'the top of the landing page': 'Hero',
    'the top of an event page': 'EventHero',
    'the top of a page with a list': 'PageHeader',
  },
  content: ['Title: one sentence of at most ten words.', 'Text: HTML of one short paragraph.'],
  wording: [
    {
      good: 'We bring makers and shops together',
      bad: 'ABOUT US',
      why: 'The sentence tells what the company does. The page title says “About” already.',
    },
  ],
  behaviour: [
    'On a phone the picture is upright. From a tablet on it is twice as wide as high.',
    'Without a picture, the section ends after the words.',
  ],
  accessibility: ['The title is the level 1 heading.', 'Give `image.alt`.'],
  dos: ['Pass `mobileSrc` with an upright crop. A wide picture loses its sides on a phone.'],
  donts: ['Don’t use a second level 1 heading on the page. Start the next sections at level 2.'],
};

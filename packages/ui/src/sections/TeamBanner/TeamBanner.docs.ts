import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A picture of the team across the page, with a title and a text on it.',
  when: ['Use it on the page about the company.'],
  instead: {
    'the top of that page': 'CompanyHero',
    'the first section of the landing page': 'Hero',
    'a small picture of one member': 'Avatar',
  },
  content: ['Title: up to five words.', 'Text: one sentence.'],
  wording: [
    {
      good: 'The people behind the marketplace',
      bad: 'Meet our amazing team!',
      why: 'Praise adds length and says nothing.',
    },
  ],
  behaviour: ['On a phone the picture is upright. A shade behind the words grows with the text.'],
  accessibility: [
    'The title is a level 2 heading. The words are legible on any picture.',
    'Say in `image.alt` who is in the picture.',
  ],
  dos: ['Pass `mobileSrc` with an upright crop. A wide picture loses the people at its sides.'],
  donts: ['Don’t use a picture with faces in its lower third. The words cover it.'],
};

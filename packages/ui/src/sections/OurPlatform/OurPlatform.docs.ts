import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Says in one sentence what the platform is, with up to three points.',
  when: ['Use it on the landing page, after the hero.'],
  instead: {
    'to show the values of a company': 'CompanyValues',
    'to explain an event': 'AboutProject',
    'to invite brands to a demo': 'RequestDemo',
  },
  anatomy: [
    ['Title', 'p'],
    ['Sentence', 'h2'],
    ['Numbered points', 'ol'],
  ],
  content: ['Sentence: up to 25 words.', 'Point: a title of up to four words and one sentence.'],
  wording: [
    {
      good: 'Order from many brands in one cart',
      bad: 'Seamless omnichannel B2B solution',
      why: 'A shop owner understands the first at once.',
    },
  ],
  behaviour: ['Without `points`, only the sentence is shown. It shows every point it gets.'],
  accessibility: [
    'The sentence is a level 2 heading, the points are level 3 headings in an ordered list.',
    'Give `id` if a menu links to the section.',
  ],
  dos: ['Pass three points or none. One or two leave a gap in the row.'],
  donts: ['Don’t use points for steps that need a link. They hold text only.'],
};

import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One picture, one sentence, one thing to do: where a brand sends its readers next.',
  when: ['At the end of a brand’s pages.'],
  whenNot: ['Opening a page: take a Hero.'],
  keyboard: { Enter: 'Follows the link.' },
  accessibility: ['The words stand on a scrim and reach 4.5:1 on any picture.'],
  dos: ['Give a picture of its own for phones.'],
  donts: ['Don’t write words into the picture.'],
};

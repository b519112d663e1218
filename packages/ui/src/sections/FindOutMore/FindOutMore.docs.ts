import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The story ends with a choice: a brand or a buyer.',
  when: ['At the end of the page about the company.'],
  whenNot: ['One thing to do: take CallToAction or RequestDemo.'],
  keyboard: { 'Tab, Enter': 'Reaches and takes one of the two ways.' },
  accessibility: ['Two actions of equal weight, told apart by their words.'],
  content: ['I’m a brand; I’m a buyer.'],
  dos: ['Lead to the registration of that kind.'],
  donts: ['Don’t add a third.'],
};

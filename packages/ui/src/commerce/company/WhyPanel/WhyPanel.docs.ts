import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Explains why something is hidden or disabled: the rule, who set it and what to do next.',
  when: ['Use it beside a price that reads “RESTRICTED”, a disabled button, or a page that asks to register.'],
  instead: {
    'an error that the reader can correct': 'the message of the field',
    'other text that opens': 'Disclosure',
  },
  anatomy: [['Question', 'summary'], 'Rule, owner and next step', 'What was given and what is missing', 'Link'],
  content: ['Each answer has one or two sentences.'],
  wording: [
    {
      good: 'Why are prices restricted?',
      bad: 'More information',
      why: 'The question names what the reader misses.',
    },
    {
      good: 'The marketplace shows prices to approved retailers only.',
      bad: 'You do not have permission.',
      why: 'The reader learns whose rule it is.',
    },
  ],
  behaviour: ['It is closed at first. Without `proofs` or `action`, these parts don’t show.'],
  accessibility: ['The answer follows its question in the page. What is given or missing is text as well as an icon.'],
  keyboard: { 'Enter, Space': 'Open and close the answer.', Tab: 'Moves to the link of the open answer.' },
  dos: ['Name the owner of the rule: the marketplace or the brand. The reader knows whom to ask.'],
  donts: ['Don’t repeat a text that is already on the page. Say what it leaves out.'],
};

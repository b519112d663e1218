import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Explains why something is hidden, restricted or disabled, and what helps.',
  when: ['Beside a price that reads RESTRICTED, a disabled button or a page that asks to register.'],
  whenNot: ['For an error that the reader can correct: say it at the field.'],
  keyboard: { 'Enter, Space': 'Opens and closes the answer.' },
  accessibility: ['The answer follows the question, also for screen readers. What was given is said in words.'],
  content: ['The question names what is limited: *Why are prices restricted?* Each answer is one or two sentences.'],
  dos: ['Name the owner of the rule: the marketplace or the brand.'],
  donts: ['Don’t repeat the rule’s short text that is on the page already.'],
};

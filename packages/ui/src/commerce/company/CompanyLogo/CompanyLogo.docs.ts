import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A company’s logo on a plate of its shape, or the first letter of its name.',
  when: ['Beside a company’s name in lists, tiles and headers.'],
  whenNot: ['The partner’s own logo: the header has it.'],
  accessibility: ['Silent: the name stands beside it in words.'],
  dos: ['Set the name next to it.'],
  donts: ['Don’t use it as the only name.'],
};

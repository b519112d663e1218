import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One of a few, through the platform’s own list: light, and the best on a phone.',
  when: ['Countries, units, sort orders: plain words.'],
  whenNot: ['Options with a second line: take Select. More than one: take MultiSelect.'],
  keyboard: { 'ArrowUp, ArrowDown, letters': 'Changes the choice, as the platform does.' },
  accessibility: ['The platform’s control; label, hint and message are tied to it.'],
  content: ['Options in an order people expect; the placeholder is no option.'],
  dos: ['Prefer it to Select whenever words are enough.'],
  donts: ['Don’t use for two options that could both be seen.'],
};

import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A yes-or-no choice in a form, or one of several choices that can be combined.',
  when: ['Consent to the terms of use.', 'Several segments or categories of a brand.', '“Select all” above a list.'],
  instead: {
    'a setting that applies at once': 'Switch',
    'one of a few answers': 'RadioGroup',
    'several of many options in a filter': 'MultiSelect',
  },
  content: ['Write a statement that is true when ticked.'],
  wording: [
    { good: 'Send me news about collections', bad: 'Don’t send me news', why: 'Ticking a negation means yes to no.' },
    { good: 'I accept the terms of use', bad: 'Terms', why: 'The reader knows what a tick agrees to.' },
  ],
  behaviour: [
    '`indeterminate` shows that some of a group are chosen.',
    '`message` replaces `hint` and marks the box as invalid.',
    'Long labels wrap beside the box.',
  ],
  accessibility: [
    'The browser’s checkbox; the whole row can be pressed.',
    '`hint` or `message` is its description.',
    '`required` is announced, and shown as an asterisk that screen readers do not read.',
  ],
  keyboard: { Space: 'Ticks or unticks the box.' },
  dos: ['Leave consent unticked at first. The person gives it by ticking.'],
  donts: ['Don’t use one checkbox for two questions. People may agree to only one.'],
};

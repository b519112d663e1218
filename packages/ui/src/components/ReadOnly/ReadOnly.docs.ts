import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a form to people who may read it but not change it. It disables the fields and hides the buttons.',
  when: [
    'Pages of a brand, for colleagues without the right to edit.',
    'Settings of an account, for members who only look.',
  ],
  instead: {
    'a form that is being sent': 'Button with `busy`',
    'values without fields': 'Text',
    'one field that nobody changes': '`readOnly` of the field',
  },
  wording: [
    {
      good: 'Only owners of the brand can change these settings. Ask Ana Prado.',
      bad: 'Read-only',
      why: 'The text above the form says whom to ask.',
    },
  ],
  behaviour: [
    'Every native field and button inside is disabled.',
    'Every Button and IconButton is hidden, also those that are links.',
  ],
  accessibility: ['Screen readers announce the fields as disabled. Keyboard users cannot reach them.'],
  dos: ['Tell above the form why it cannot be changed and who can help.'],
  donts: ['Don’t place navigation as Button inside. It is hidden too; use TextLink with `href`.'],
};

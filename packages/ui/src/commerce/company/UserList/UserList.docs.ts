import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The people of a company: their access, their rights and a form to invite colleagues.',
  when: ['Use it in the “User management” tab of a profile.'],
  instead: { 'other companies': 'ConnectionList', 'a user’s own data': 'PersonalProfile' },
  anatomy: [
    ['People with status', 'li'],
    'Right of each',
    ['Activate or deactivate', 'li button'],
    'Invite again or take back',
    ['Invitation', 'form'],
  ],
  content: ['A right has one sentence on what it allows, as `detail`.'],
  wording: [
    {
      good: 'Yes, deactivate',
      bad: 'OK',
      why: 'The answer repeats the consequence of the question.',
    },
  ],
  behaviour: [
    'Deactivating asks first. Activating happens at once.',
    'The invitation of a pending colleague can be sent again, or taken back after a question. Nobody can deactivate themselves.',
    'A refused change shows its `error` below the row.',
    'What was typed into the invitation stays until it was sent successfully.',
    'With `readOnly`, a text replaces the form and all buttons.',
  ],
  accessibility: [
    'Each button and choice names the person.',
    'The question is an alert dialog. Errors are announced at once.',
  ],
  keyboard: {
    Tab: 'Moves through people, then to the invitation.',
    'Enter, Space': 'Press a button.',
    Escape: 'Closes the question.',
  },
  dos: ['Set `busy` on the person whose access changes, and keep the others usable.'],
  donts: ['Don’t delete people from the list. Their orders and messages keep their names.'],
};

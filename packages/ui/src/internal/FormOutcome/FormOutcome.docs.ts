import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Tells beside a form’s button whether saving worked, and disappears after a set time.',
  when: ['Inside the library, in forms that stay open after saving: company profile, personal profile, invitation.'],
  instead: {
    'the error of one field': '`message` of the field',
    'a result elsewhere on the page': 'Toast',
    'a problem that stays': 'Banner',
  },
  wording: [
    {
      good: 'Success',
      bad: 'The operation was completed',
      why: 'The specification gives this word; an error uses the server’s text.',
    },
  ],
  behaviour: [
    'After `ms` milliseconds it calls `onSeen`. Clear `outcome` there.',
    'The time does not run while the pointer or the focus is on it.',
  ],
  accessibility: ['Screen readers announce success when they are idle, and an error at once.'],
  dos: ['Show the server’s message for an error. It names the cause.'],
  donts: ['Don’t put a link inside. It disappears with the text.'],
};

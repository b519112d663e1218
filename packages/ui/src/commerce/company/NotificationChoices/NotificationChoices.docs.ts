import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lets a user choose for each kind of notification: in the list, also in a daily mail, or off.',
  when: ['Use it in the profile of retailers, brands and staff.'],
  instead: { 'the newsletter': 'Newsletter', 'the notifications themselves': 'ActivityList' },
  content: ['The kinds are “Orders”, “Messages”, “Connections” and “Approvals”.'],
  wording: [
    {
      good: 'Also in a daily mail',
      bad: 'E-mail digest',
      why: 'It says how often mail comes and that the list stays.',
    },
  ],
  behaviour: [
    'Until `choices` are passed, a grey field shows.',
    'With `onRetry`, an error and a button to try again show instead.',
  ],
  accessibility: [
    'It is a region named by its title. Each kind is a group of radio buttons.',
    'Screen readers announce `outcome`.',
  ],
  keyboard: { Tab: 'Moves from kind to kind.', 'Arrow keys': 'Choose.' },
  dos: ['Save at each choice and write the result into `outcome`. There is no save button.'],
  donts: ['Don’t use it for mails that must be sent, such as a new password.'],
  status: 'new',
};

import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Tells a visitor that something needs an account, and offers login and registration.',
  when: ['Use it when a visitor opens something that only members see.'],
  instead: {
    'to sign in directly': 'LoginDialog',
    'to invite to login above a list': 'LoginPrompt',
    'to ask for an address on a brand’s page': 'BrandRegistration',
  },
  content: [
    'Title: what the visitor wanted.',
    'Text: one sentence with the reason.',
    'Buttons: one verb or two words.',
  ],
  wording: [
    {
      good: 'Sign in to see the line sheet',
      bad: 'Access denied',
      why: 'The title says how to continue, not that it is forbidden.',
    },
  ],
  behaviour: [
    'Without `onRegister`, only the login is offered.',
    'A long text scrolls inside the dialog. Title and buttons stay in view.',
  ],
  accessibility: ['A dialog with the name of its title. Closing it returns the focus to the pressed element.'],
  keyboard: { Tab: 'Moves between the buttons.', Enter: 'Presses the button.', Escape: 'Closes the dialog.' },
  dos: ['Remember the page that the visitor wanted, and open it after login.'],
  donts: ['Don’t pass `onRegister` if the account takes no registrations. It would lead nowhere.'],
};

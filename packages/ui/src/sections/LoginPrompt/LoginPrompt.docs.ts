import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A bar above a directory. It tells visitors what they would see after signing in.',
  when: ['Use it above the directory of brands for visitors without a session.'],
  instead: {
    'to stop a visitor at something that needs an account': 'LoginOrRegisterDialog',
    'to explain missing prices on a product': 'PriceBlock',
    'to give news about the page': 'Banner',
  },
  content: ['Text: one sentence that names the benefit.', 'Buttons: one or two words.'],
  wording: [
    {
      good: 'Sign in to see wholesale prices and order.',
      bad: 'You are not logged in.',
      why: 'The text names what the visitor gets.',
    },
  ],
  behaviour: [
    'Without `register`, only the login is shown. It cannot be closed.',
    'If text and buttons do not fit into one line, the buttons move below.',
  ],
  accessibility: ['Text and buttons come before the list in reading order. The text is not announced by itself.'],
  keyboard: { Tab: 'Moves to login, then to registration.', 'Enter, Space': 'Press the button.' },
  dos: ['Place it between the title of the page and the list.'],
  donts: ['Don’t show it to signed-in members. They read it as a lost session.'],
};

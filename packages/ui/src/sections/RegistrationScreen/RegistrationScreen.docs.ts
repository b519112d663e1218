import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A page to register on: a greeting beside the form, then a message that a mail is coming.',
  when: ['Use it where a campaign, a fair or a mail links to registration.'],
  instead: {
    'registration without leaving the page': 'RegistrationDialog',
    'registration from a page of a brand': 'BrandRegistration',
  },
  anatomy: [
    ['Greeting', 'h1'],
    ['Title', 'h2'],
    ['Retailer or brand', '[role=radiogroup]'],
    ['Form', 'form'],
    'Error',
    'Message and “GO BACK”',
  ],
  content: [
    'Given by the specification: “HELLO THERE!”, “LET’S START YOUR REGISTRATION”, “Check your email for more information”, “GO BACK”.',
    'Introduction: one or two sentences for each side.',
  ],
  wording: [
    {
      good: 'See wholesale prices and order from all brands in one cart.',
      bad: 'Welcome to our registration page.',
      why: 'The reader learns what registration gives.',
    },
  ],
  behaviour: [
    'With `duplicate`, it says that the address is registered, and offers login and support.',
    'An `error` is shown below the form. The form stays.',
    'On a desktop, the greeting stays in view while the form scrolls.',
  ],
  accessibility: [
    'The greeting is the level 1 heading, the title level 2. Errors are announced at once.',
    'The choice of the side is a group of radio buttons. Name it with `labels.question`.',
  ],
  keyboard: {
    'ArrowUp, ArrowDown': 'Choose the side that registers.',
    Tab: 'Moves from field to field.',
    Enter: 'Sends the form.',
  },
  dos: ['Keep the typed values when the side changes. Both forms ask for name and e-mail.'],
  donts: ['Don’t add links beside the form. Visitors who leave it rarely return.'],
};

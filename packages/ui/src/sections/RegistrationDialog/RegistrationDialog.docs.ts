import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Registers a retailer or a brand in three steps: choose the side, fill in the form, look for the mail.',
  when: ['Open it from “Register” in the header, in a hero or in another dialog.'],
  instead: {
    'registration on a page of its own': 'RegistrationScreen',
    'registration from a page of a brand': 'BrandRegistration',
    'to sign in': 'LoginDialog',
    'to collect addresses for mails': 'Newsletter',
  },
  anatomy: [
    ['Step 1: retailer or brand', '[data-part=body] button'],
    'Step 2: form and error',
    'Step 3: message and “MEET OUR BRANDS”',
  ],
  content: ['Given by the specification: “LET’S START YOUR REGISTRATION”, “MEET OUR BRANDS”.'],
  wording: [
    {
      good: 'I buy for a shop',
      bad: 'Retailer account',
      why: 'Visitors know what they do better than what we call it.',
    },
  ],
  behaviour: [
    '`state` chooses the step. The screen changes it in `onChoose` and after sending.',
    'An `error` is shown below the form, next to its button. The form stays.',
    'A press on “MEET OUR BRANDS” closes the dialog too.',
  ],
  accessibility: [
    'An `error` is announced at once. The final message is a status message.',
    'Each choice is one button with its name and description.',
  ],
  keyboard: {
    Tab: 'Moves between the choices or fields.',
    Enter: 'Presses the choice or sends the form.',
    Escape: 'Closes the dialog.',
  },
  dos: ['Pass RegistrationForm as children, for the chosen side. It has its own button.'],
  donts: ['Don’t show step 1 if the visitor has chosen a side already, such as in FindOutMore.'],
};

import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Collects the e-mail address and the company type of a visitor for the newsletter.',
  when: ['Use it near the end of the landing page.'],
  instead: {
    'to open an account': 'RegistrationDialog',
    'to invite brands to a demo': 'RequestDemo',
    'to write to a brand': 'MessageForm',
  },
  anatomy: [
    ['Title', 'h2'],
    ['Text', 'h2 + p'],
    ['Company types', 'fieldset'],
    ['E-mail', '[data-component=Field]'],
    ['Button', 'button[type=submit]'],
  ],
  content: [
    'Given by the specification: “Email required”.',
    'Text: one sentence about the content and frequency of the mails.',
  ],
  wording: [
    {
      good: 'New brands and fair dates, once a month.',
      bad: 'Stay tuned for exciting updates!',
      why: 'Readers decide by content and frequency.',
    },
  ],
  behaviour: [
    'Without an address, “Email required” is shown at the field.',
    'Without a company type, nothing is sent. The browser asks for one at the first type, which takes the focus.',
    'After sending, thanks replace the form. After a failure, the address stays.',
  ],
  accessibility: [
    'Company types are radio buttons named by the question. The message of a missing address belongs to its field.',
    'Thanks are a status message. A failure is announced at once.',
  ],
  keyboard: { 'ArrowLeft, ArrowRight': 'Choose the company type.', Enter: 'Sends the form.' },
  dos: ['Keep `failed` short and say what to do next. The form is still there.'],
  donts: ['Don’t ask for more than type and address. Each further field costs subscribers.'],
};

import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Tells a retailer that an action needs approval, and what to do about it.',
  when: ['Use it when a retailer who is not approved presses an action such as “Import an edited list”.'],
  instead: {
    'to ask a visitor to sign in': 'LoginOrRegisterDialog',
    'to explain a hidden price on the page': 'WhyPanel',
  },
  anatomy: [
    ['Title', '[role=alertdialog] h2'],
    ['What is not allowed', '[data-part=body] p'],
    'Reason',
    'Further explanation',
    ['Close button', '[data-part=footer] button'],
  ],
  content: ['Say first what is not allowed, then why and what happens next. One sentence each.'],
  wording: [
    {
      good: 'You are not allowed to import an editable list. Your registration is in review.',
      bad: 'Access denied',
      why: 'The retailer needs to know that waiting is enough.',
    },
  ],
  behaviour: [
    'A press outside does not close it.',
    'It shows at once: there is nothing to load, and nothing to try again.',
  ],
  accessibility: ['It is an alert dialog named by its title. It keeps the focus until it is closed.'],
  keyboard: { Escape: 'Closes it.', Enter: 'Presses the focused button.' },
  dos: ['Pass a WhyPanel as child if the retailer still has to hand in something.'],
  donts: ['Don’t hide the action instead. The retailer would not learn that approval opens it.'],
};

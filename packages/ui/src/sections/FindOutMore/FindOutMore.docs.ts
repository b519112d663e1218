import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Ends the page about the company with two buttons: one for brands, one for buyers.',
  when: ['Use it as the last section of the page about the company.'],
  instead: {
    'to invite brands to a demo': 'RequestDemo',
    'one action with a picture': 'CallToAction',
    'to collect e-mail addresses': 'Newsletter',
  },
  content: [
    'Button labels are given by the specification: “I’m a brand”, “I’m a buyer”.',
    'Title: a question or an invitation of up to six words.',
  ],
  wording: [
    { good: 'Ready to start?', bad: 'Find out more', why: 'The buttons lead to registration, not to more text.' },
  ],
  behaviour: [
    'With `href` a button is a link. Without it, the button calls `onPress`.',
    'On a phone the buttons stand below each other.',
  ],
  accessibility: ['The title is a level 2 heading. Both buttons say who they are for.'],
  keyboard: { Tab: 'Moves between the two buttons.', Enter: 'Presses the button.' },
  dos: ['Open the registration of the chosen side. The visitor should not choose again.'],
  donts: ['Don’t repeat the section on one page. Two identical choices make visitors hesitate.'],
};

import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Invites brands to ask for a demo of the platform.',
  when: ['Use it on the landing page, towards the end.'],
  instead: {
    'to invite brands and buyers equally': 'FindOutMore',
    'to collect e-mail addresses': 'Newsletter',
    'one action with a picture': 'CallToAction',
  },
  anatomy: [['Title', 'h2'], ['Text', 'h2 ~ div p'], ['Button', 'button'], 'Link to register'],
  content: ['Title: up to six words.', 'Text: one sentence.'],
  wording: [
    { good: 'Book a demo of 20 minutes', bad: 'Contact us', why: 'The label says what happens and how long it takes.' },
  ],
  behaviour: [
    'With `action.href` the button is a link, such as to a mail. Without it, it calls `onPress`.',
    'Without `register`, only the demo is offered.',
  ],
  accessibility: ['The title is a level 2 heading.', 'Give `id` if a menu links to the section.'],
  keyboard: { Tab: 'Moves between the two buttons.', Enter: 'Presses the button.' },
  dos: ['Say in the text who answers and when. Brands plan their season months ahead.'],
  donts: ['Don’t address retailers here. They register without a demo.'],
};

import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lets visitors choose the language. Each language is written in its own language.',
  when: ['The footer of every page.', 'The side menu on a phone.'],
  instead: { 'a country': 'PhoneField or Select', 'a currency or price list': 'Select' },
  wording: [{ good: 'Português', bad: 'Portuguese', why: 'Speakers recognise the name in their own language.' }],
  behaviour: [
    'With fewer than two languages it renders nothing.',
    '`onChoose` gives the code. The application loads the texts.',
  ],
  accessibility: [
    'A group with the name `label`. Each button has its own `lang`, so screen readers pronounce it correctly.',
    'The current language is announced as pressed.',
  ],
  keyboard: { Tab: 'Moves from language to language.', 'Enter, Space': 'Chooses the language.' },
  dos: ['List only languages in which the account has texts.'],
  donts: ['Don’t use flags. A flag is a country, and many languages have several.'],
};

import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A telephone number with its country and dial code.',
  when: ['Addresses of retailers and brands.', 'The personal profile.', 'Registration forms.'],
  instead: { 'digits that nobody calls': 'TextField', 'a country alone': 'Select or Combobox' },
  anatomy: [
    ['Label', '[data-part=label]'],
    'Hint',
    ['Country button with flag and dial code', 'button'],
    ['Number', 'input'],
    'Message',
  ],
  content: ['`labels.search` tells that name and dial code both work.'],
  wording: [{ good: 'Country or dial code', bad: 'Search', why: 'The reader knows what to type.' }],
  behaviour: [
    'It writes the number with the spaces of the chosen country.',
    'A pasted number with `+` chooses its country.',
    'A change of country keeps the digits.',
    'Until the countries load, it is one plain field for the whole number.',
    'Where the system has no flags, the country code appears.',
  ],
  accessibility: [
    'The label belongs to the number; the country button has its own name, `labels.country`, with country and dial code.',
    'Country names are in the current language.',
  ],
  keyboard: {
    Tab: 'Moves from country to number.',
    'Enter, Space, ArrowDown': 'On the country: opens the list, ready to search.',
    'A–Z, 0–9': 'In the list: finds countries by name or dial code.',
    Escape: 'Closes the list.',
  },
  dos: ['Set `defaultCountry` to the country of most members of the account.'],
  donts: ['Don’t reject a number for its spaces or brackets. People write them in many ways.'],
};

import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The form in which a retailer edits its logo, name, text, web addresses, countries and business domains.',
  when: ['Use it in the company tab of a retailer’s profile.'],
  instead: { 'to register a company': 'RegistrationForm', 'a person’s own data': 'PersonalProfile' },
  anatomy: [
    ['Logo', '[data-component=LogoField]'],
    ['Name and year', 'form > div:nth-child(2)'],
    ['Text', 'textarea'],
    'Web addresses',
    ['Countries', 'form [data-component=MultiSelect]'],
    ['Save', '[type=submit]'],
    ['Business domains', 'hr ~ div'],
  ],
  content: ['Text: up to 4,000 characters, for brands who decide about a connection.'],
  wording: [
    {
      good: 'Two shops in Lisbon. We sell linen and knitwear by young labels.',
      bad: 'Welcome to our company profile!',
      why: 'Brands look for shops whose range fits theirs.',
    },
  ],
  behaviour: [
    'Business domains save at each choice. Everything else saves with the button.',
    'Chosen countries and domains are listed below their button.',
    'The result shows beside the button for about six seconds.',
  ],
  accessibility: [
    'If fields are wrong on saving, the first one takes the focus, also if it is the countries.',
    'The result is announced: a failure at once, a success without interrupting.',
  ],
  keyboard: {
    Tab: 'Moves from field to field.',
    'Arrow keys, Space': 'Move and tick in an open list.',
    Enter: 'Saves from a text field.',
  },
  dos: ['Keep what was typed when the server refuses it, and show its message at the field.'],
  donts: ['Don’t move business domains into the form. They would wait for the button although they save alone.'],
};
